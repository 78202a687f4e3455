import { mix, type Shades, shadesOf } from '../../light/colour.ts'
import { acrossStops, glazeRamp, mattRamp, metal, metalRamp, wood } from '../../light/materials.ts'
import { weave, woodGrain } from '../../light/textures.ts'
import { evenly, fading, type Sheet } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot } from '../../scenes/studio.ts'
import { knots } from '../../shapes/cloth.ts'
import { type Point, rounded, slab, softLine } from '../../shapes/curves.ts'
import { ring, tube } from '../../shapes/parts.ts'
import { blockAt, face, type Spot, viewOf } from '../../shapes/space.ts'
import { turned } from '../../shapes/turned.ts'

const view = viewOf(22)
const LOW: Spot = [-290, 18, -150]
const HIGH: Spot = [290, 358, 150]

/** A small loudspeaker: a plywood box with a wool front, a cloth cylinder under a wooden top, or a round one on a leather loop. */
export function drawSpeaker(paint: Paint): Drawing {
  if (paint.shape === 1) return cylinder(paint)
  return paint.shape === 0 ? tabletop(paint) : portable(paint)
}

function tabletop(paint: Paint): Drawing {
  const { sheet, shades, random } = paint
  const birch = wood('beech')
  const { top, front, side, silhouette } = blockAt(LOW, HIGH)
  const grained = (spots: Spot[], lines: number, veil: string) => {
    const area = face(view, spots)
    return `<g clip-path="${sheet.clip(`<path d="${area}"/>`)}">${woodGrain(sheet, random, { x: -340, y: -470, width: 680, height: 540 }, birch, lines)}<path d="${area}" fill="${veil}"/></g>`
  }
  const inset = (by: number): Point[] =>
    (
      [
        [LOW[0] + by, HIGH[1] - by],
        [HIGH[0] - by, HIGH[1] - by],
        [HIGH[0] - by, LOW[1] + by],
        [LOW[0] + by, LOW[1] + by],
      ] as const
    ).map(([x, y]) => view([x, y, HIGH[2]]))
  const grille = rounded(inset(18), 18)
  const wool = sheet.linear(
    [0, 0],
    [0.8, 1],
    [
      { at: 0, colour: shades.lighter },
      { at: 0.4, colour: shades.light },
      { at: 0.75, colour: shades.base },
      { at: 1, colour: shades.dark },
    ],
  )
  const foot = (x: number, z: number) => {
    const [fx, fy] = view([x, 0, z])
    return `<path d="${slab(fx - 24, fy - 26, 48, 26, 8)}" fill="#2b2725"/>`
  }
  const art = [
    foot(-230, 120),
    foot(230, 120),
    foot(240, -110),
    `<path d="${rounded(
      silhouette.map((spot) => view(spot)),
      14,
    )}" fill="${birch.dark}"/>`,
    grained(side, 90, sheet.linear([0, 0], [1, 0.4], fading('#2a1608', [0.3, 0.5]))),
    // Layers of the plywood along the front edges.
    plies(face(view, front), birch),
    grained(top, 60, sheet.linear([0, 0], [1, 1], fading('#fff6e4', [0.5, 0.2]))),
    `<path d="${grille}" fill="${shades.deep}" transform="translate(2 3)"/><path d="${grille}" fill="${wool}"/><path d="${grille}" fill="${weave(sheet, 3, shades, 20)}" fill-opacity=".8"/>`,
    `<g clip-path="${sheet.clip(`<path d="${grille}"/>`)}">${hiddenCone(-84, 190, 108)}${hiddenCone(118, 240, 46)}${softLine(grille, 16, shades.deep, 0.3, 4)}</g>`,
    knob(sheet, view([212, 84, HIGH[2]])),
  ]
  return {
    art: art.join(''),
    outline: rounded(
      silhouette.map((spot) => view(spot)),
      14,
    ),
    box: { x: -330, y: -424, width: 660, height: 492 },
    stance: 'stands',
    feet: [{ x: 0, y: 2, halfWidth: 300, halfDepth: 62 }],
    detail: { x: 130, y: -170, width: 420 },
    centimetres: 17,
  }
}

function plies(front: string, birch: Shades): string {
  return `<path d="${front}" fill="${birch.light}"/>${[2, 5, 8, 11, 14].map((inset, index) => `<path d="${front}" fill="none" stroke="${index % 2 ? birch.lighter : birch.darker}" stroke-width="1.6" stroke-opacity=".55" transform="translate(0 ${-inset * 0.45}) scale(${1 - inset / 330} ${1 - inset / 200})"/>`).join('')}`
}

/** The cone shows faintly through the cloth. */
function hiddenCone(x: number, up: number, radius: number): string {
  const [cx, cy] = view([x, up, HIGH[2]])
  return `<ellipse cx="${cx}" cy="${cy}" rx="${radius * 0.93}" ry="${radius}" fill="#140c08" fill-opacity=".05"/><ellipse cx="${cx + 3}" cy="${cy + 3}" rx="${radius * 0.93}" ry="${radius}" fill="none" stroke="#140c08" stroke-width="7" stroke-opacity=".07"/><ellipse cx="${cx}" cy="${cy}" rx="${radius * 0.36}" ry="${radius * 0.38}" fill="#140c08" fill-opacity=".05"/>`
}

function knob(sheet: Sheet, [x, y]: Point): string {
  const brass = metal('brass')
  const top = sheet.linear(
    [0.1, 0],
    [0.9, 1],
    evenly([brass.gleam, brass.light, brass.base, brass.lighter, brass.dark]),
  )
  return `<ellipse cx="${x + 12}" cy="${y + 14}" rx="34" ry="36" fill="#140c08" fill-opacity=".28"/><ellipse cx="${x + 6}" cy="${y + 2}" rx="32" ry="35" fill="${brass.deep}"/><ellipse cx="${x}" cy="${y}" rx="32" ry="35" fill="${top}"/><ellipse cx="${x}" cy="${y}" rx="25" ry="27.5" fill="none" stroke="${brass.deep}" stroke-width="1.6" stroke-opacity=".4"/><path d="M${x} ${y - 27}L${x} ${y - 12}" stroke="${brass.deep}" stroke-width="4" stroke-linecap="round"/>`
}

function cylinder(paint: Paint): Drawing {
  const { sheet, shades, random } = paint
  const oak = wood('oak')
  const body = turned(sheet, 'M 170 -452 C 176 -448 176 -440 176 -430 L 176 -24 C 176 -8 168 0 158 0', mattRamp(shades))
  const cap = turned(sheet, 'M 168 -492 C 174 -490 176 -484 176 -478 L 174 -452', mattRamp(oak))
  const plate = ring(166, -492)
  const art = [
    body.art,
    `<path d="${body.outline}" fill="${weave(sheet, 3.2, shades, 45)}" fill-opacity=".8"/>`,
    body.gleam(-60, -24, -430, -40, 0.16),
    `<path d="${body.patch(-90, 90, -452, -436)}" fill="#140c08" fill-opacity=".28"/>`,
    cap.art,
    `<g clip-path="${sheet.clip(`<path d="${plate}"/>`)}">${woodGrain(sheet, random, { x: -170, y: -536, width: 340, height: 90 }, oak, 26)}</g><path d="${plate}" fill="none" stroke="${oak.gleam}" stroke-width="2.6" stroke-opacity=".7"/>`,
    `<path d="${ring(62, -491)}" fill="#140c08" fill-opacity=".35"/>`,
    turned(sheet, 'M 52 -514 C 56 -512 58 -506 58 -500 L 58 -492', metalRamp(metal('brass'))).art,
    `<path d="${ring(52, -514)}" fill="${sheet.linear([0, 0], [1, 0], evenly(['#e9d49c', '#fbf0cf', '#cda65a']))}"/><path d="M-30 -519L-16 -517" stroke="#6b4e1c" stroke-width="3.4" stroke-linecap="round"/>`,
    leatherTab(sheet, -96),
  ]
  return {
    art: art.join(''),
    outline: `${body.outline}${cap.outline}`,
    box: { x: -178, y: -536, width: 356, height: 580 },
    stance: 'stands',
    feet: [roundFoot(164)],
    detail: { x: 0, y: -420, width: 400 },
    centimetres: 24,
  }
}

function leatherTab(sheet: Sheet, y: number): string {
  const leather = shadesOf('#7a4a2b')
  const tab = slab(122, y - 34, 26, 68, 4)
  return `<path d="${tab}" fill="#140c08" fill-opacity=".3" transform="translate(2 4)"/><path d="${tab}" fill="${sheet.linear([0, 0], [1, 0], evenly([leather.base, leather.dark, leather.darker]))}"/>`
}

function portable(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const rubber = shadesOf(mix(shades.deep, '#26262a', 0.5))
  const middle = -226
  const round = 'M-210 -226A210 210 0 1 1 210 -226A210 210 0 1 1 -210 -226Z'
  const side = 'M0 -436C150 -436 262 -342 262 -222C262 -100 150 -12 20 -10L0 -16Z'
  const front = sheet.radialAt([-70, middle - 90], 330, [
    { at: 0, colour: shades.lighter },
    { at: 0.4, colour: shades.light },
    { at: 0.75, colour: shades.base },
    { at: 1, colour: shades.dark },
  ])
  const loop = 'M60 -426C70 -560 190 -560 186 -440C184 -410 178 -390 172 -370'
  const art = [
    `<path d="${slab(-120, -24, 240, 26, 12)}" fill="#1c1a19"/>`,
    `<path d="${side}" fill="${sheet.linear([0, 0], [1, 0], acrossStops(glazeRamp(rubber)))}"/>`,
    tube(loop, 19, shadesOf('#7a4a2b')),
    `<path d="${round}" fill="${rubber.base}"/><path d="${round}" fill="none" stroke="${rubber.lighter}" stroke-width="5" stroke-opacity=".6"/>`,
    `<g transform="translate(0 ${middle}) scale(.93) translate(0 ${-middle})"><path d="${round}" fill="${front}"/><path d="${round}" fill="${knots(sheet, shades, 4)}" fill-opacity=".5"/><path d="${round}" fill="${weave(sheet, 3, shades, 30)}" fill-opacity=".7"/></g>`,
    `<circle cx="0" cy="${middle}" r="36" fill="${rubber.base}"/><circle cx="0" cy="${middle}" r="36" fill="none" stroke="${rubber.lighter}" stroke-width="3" stroke-opacity=".6"/><path d="M-11 ${middle}L11 ${middle}M0 ${middle - 11}L0 ${middle + 11}" stroke="#efe8da" stroke-width="4" stroke-linecap="round" stroke-opacity=".85"/>`,
  ]
  return {
    art: art.join(''),
    outline: `${round}${side}`,
    box: { x: -212, y: -540, width: 476, height: 550 },
    stance: 'stands',
    feet: [{ x: 20, y: -2, halfWidth: 130, halfDepth: 28 }],
    detail: { x: 20, y: -310, width: 420 },
    centimetres: 19,
  }
}
