import { mix, type Shades, shadesOf } from '../../light/colour.ts'
import { grit } from '../../light/grit.ts'
import { glazeRamp, mattRamp, wood } from '../../light/materials.ts'
import { woodGrain } from '../../light/textures.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { type Point, rounded, softLine } from '../../shapes/curves.ts'
import { ring } from '../../shapes/parts.ts'
import { blockAt, type Camera, face, type Spot, viewOf } from '../../shapes/space.ts'
import { turned } from '../../shapes/turned.ts'

const view = viewOf(26)

/** Soap: a stamped Marseille block on a slatted rest, an oval cake in a dish, or two bars tied with thread. */
export function drawSoap(paint: Paint): Drawing {
  if (paint.shape === 1) return cake(paint)
  return paint.shape === 0 ? marseille(paint) : sliced(paint)
}

function marseille(paint: Paint): Drawing {
  const lift = 46
  const art = [rest(paint), cube(paint, [-170, lift, -160], [170, lift + 300, 160], true)]
  return {
    art: art.join(''),
    outline: `${rounded(
      blockAt([-170, lift, -160], [170, lift + 300, 160]).silhouette.map((spot) => view(spot)),
      26,
    )}${rounded(
      blockAt([-230, 8, -200], [230, lift, 200]).silhouette.map((spot) => view(spot)),
      8,
    )}`,
    box: { x: -300, y: -416, width: 600, height: 500 },
    stance: 'stands',
    feet: [{ x: 0, y: 4, halfWidth: 270, halfDepth: 68 }],
    detail: { x: -60, y: -210, width: 430 },
    centimetres: 11,
  }
}

/** A bar with soft edges; the front of a stamped one carries a frame with an olive twig. */
function cube({ sheet, shades, random }: Paint, low: Spot, high: Spot, stamped: boolean): string {
  const { top, front, side, silhouette } = blockAt(low, high)
  const seen = (spots: Spot[]): Point[] => spots.map((spot) => view(spot))
  const outline = rounded(seen(silhouette), 24, 2)
  const plane = (spots: Spot[], tones: string[], to: [number, number]) =>
    `<path d="${rounded(seen(spots), 20, 1)}" fill="${sheet.linear([0, 0], to, evenly(tones))}"/>`
  const box = { x: -300, y: -420, width: 600, height: 480 }
  return [
    `<path d="${outline}" fill="${mix(shades.light, shades.lighter, 0.6)}"/>`,
    plane(side, [shades.dark, mix(shades.dark, shades.darker, 0.7), shades.darker], [0.5, 1]),
    plane(
      front,
      [shades.light, mix(shades.light, shades.base, 0.5), shades.base, mix(shades.base, shades.dark, 0.5)],
      [0.7, 1],
    ),
    plane(top, [shades.lighter, mix(shades.lighter, shades.gleam, 0.5), shades.light], [1, 0.9]),
    grit(sheet, random, outline, box, { count: 90, colour: shades.darker, size: 2, opacity: 0.22 }),
    grit(sheet, random, outline, box, { count: 60, colour: shades.gleam, size: 2.6, opacity: 0.3 }),
    stamped ? stamp(shades, low, high) : '',
  ].join('')
}

/** Pressed into the front: two frames, a twig and lines in place of lettering. */
function stamp(shades: Shades, [left, down]: Spot, [right, up, near]: Spot): string {
  const [width, height] = [right - left, up - down]
  const on = (u: number, v: number): Point => view([left + width * u, up - height * v, near])
  const line = (points: Point[]) =>
    `M${points
      .map(([u, v]) =>
        on(u, v)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join('L')}`
  const frame = (inset: number) =>
    `${line([
      [inset, inset],
      [1 - inset, inset],
      [1 - inset, 1 - inset],
      [inset, 1 - inset],
    ])}Z`
  const twig = line(
    Array.from({ length: 9 }, (_, index) => [0.3 + index * 0.05, 0.58 - Math.sin(index * 0.3) * 0.07] as const),
  )
  const leaves = Array.from({ length: 6 }, (_, index) => {
    const u = 0.34 + index * 0.062
    const v = 0.57 - Math.sin((0.6 + index * 1.25) * 0.3) * 0.07
    const reach = index % 2 ? 0.09 : -0.1
    return `${line([
      [u, v],
      [u + 0.025, v + reach * 0.6],
      [u + 0.07, v + reach],
      [u + 0.065, v + reach * 0.4],
    ])}Z`
  })
  const words = [
    [0.26, 0.74, 0.27],
    [0.34, 0.66, 0.74],
    [0.3, 0.7, 0.81],
  ].map(([from = 0, to = 0, v = 0]) =>
    line([
      [from, v],
      [to, v],
    ]),
  )
  const pressed = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${shades.deep}" stroke-width="${width}" stroke-opacity=".42" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${shades.gleam}" stroke-width="${width * 0.7}" stroke-opacity=".6" transform="translate(2.2 2.6)" stroke-linejoin="round"/>`
  return `${pressed(frame(0.1), 5)}${pressed(frame(0.15), 2.6)}${pressed(twig, 4)}<path d="${leaves.join('')}" fill="${shades.gleam}" fill-opacity=".5" transform="translate(2 2.4)"/><path d="${leaves.join('')}" fill="${shades.darker}" fill-opacity=".75"/>${words.map((path, index) => pressed(path, index === 0 ? 10 : 5)).join('')}`
}

/** A small rest of wooden slats. */
function rest({ sheet, random }: Paint): string {
  const beech = wood('beech')
  const slat = (low: Spot, high: Spot) => {
    const { top, front, side } = blockAt(low, high)
    const [x, y] = view([low[0], high[1], low[2]])
    const area = face(view, top)
    return `<path d="${face(view, side)}" fill="${beech.darker}"/><path d="${face(view, front)}" fill="${sheet.linear([0, 0], [1, 0], evenly([beech.base, beech.dark]))}"/><g clip-path="${sheet.clip(`<path d="${area}"/>`)}">${woodGrain(sheet, random, { x: x - 60, y: y - 30, width: 560, height: 200 }, beech, 40)}</g>`
  }
  const bars = [-150, -54, 42, 138].map((z) => slat([-240, 24, z - 34], [240, 46, z + 34]))
  return slat([-190, 0, -190], [-150, 24, 190]) + slat([150, 0, -190], [190, 24, 190]) + bars.join('')
}

function cake(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const dishGlaze = shadesOf('#e9e2d3')
  const dish = turned(sheet, 'M 300 -66 C 300 -36 220 -8 150 0', glazeRamp(dishGlaze))
  const soap = turned(
    sheet,
    'M 60 -176 C 160 -176 224 -150 226 -116 C 226 -84 196 -66 150 -60',
    mattRamp(shades),
    0,
    0.8,
  )
  const oval = ring(124, -164)
  const art = [
    dish.art,
    `<path d="${ring(300, -66)}" fill="${dishGlaze.gleam}"/><path d="${ring(289, -65)}" fill="${sheet.linear([0, 0], [1, 0.3], evenly([dishGlaze.darker, dishGlaze.dark, dishGlaze.base, dishGlaze.lighter]))}"/>`,
    dish.gleam(-60, -34, -56, -16, 0.5),
    `<ellipse cx="14" cy="-46" rx="240" ry="50" fill="#140c08" fill-opacity=".3"/>`,
    soap.art,
    `<path d="${ring(150, -168)}" fill="${sheet.radial([0.35, 0.3], 0.8, evenly([shades.gleam, shades.lighter, shades.light]))}" fill-opacity=".75"/>`,
    `<path d="${oval}" fill="none" stroke="${shades.deep}" stroke-width="4" stroke-opacity=".35"/><path d="${oval}" fill="none" stroke="${shades.gleam}" stroke-width="3" stroke-opacity=".6" transform="translate(1.5 2.4)"/>`,
    `<path d="M-52 -160C-20 -172 20 -174 60 -166M-20 -168l-14 -9M6 -170l-8 -10M32 -169l2 -10M-12 -167l-2 9M16 -169l10 8" fill="none" stroke="${shades.darker}" stroke-width="5" stroke-linecap="round" stroke-opacity=".55"/>`,
    `<g clip-path="${sheet.clip(`<path d="${soap.outline}"/>`)}">${softLine('M-190 -140C-150 -160 -80 -172 -20 -174', 22, '#ffffff', 0.4, 5)}</g>`,
    bubbles(paint),
  ]
  return {
    art: art.join(''),
    outline: `${dish.outline}${soap.outline}`,
    box: { x: -302, y: -200, width: 604, height: 244 },
    stance: 'stands',
    feet: [roundFoot(170)],
    detail: { x: -60, y: -130, width: 430 },
    centimetres: 6,
  }
}

function bubbles({ sheet, random }: Paint): string {
  const skin = sheet.radial([0.4, 0.35], 0.62, [
    { at: 0, colour: '#ffffff', opacity: 0.1 },
    { at: 0.75, colour: '#ffffff', opacity: 0.2 },
    { at: 1, colour: '#ffffff', opacity: 0.8 },
  ])
  return Array.from({ length: 12 }, () => {
    const x = 130 + random() * 120
    const y = -56 - random() * 20
    const radius = 5 + random() ** 2 * 17
    return `<circle cx="${x.toFixed(1)}" cy="${(y - radius * TILT).toFixed(1)}" r="${radius.toFixed(1)}" fill="${skin}"/><circle cx="${(x - radius * 0.35).toFixed(1)}" cy="${(y - radius * 0.6).toFixed(1)}" r="${(radius * 0.16).toFixed(1)}" fill="#ffffff"/>`
  }).join('')
}

/** Two cut bars, one leaning on the other, tied with linen thread. */
function sliced(paint: Paint): Drawing {
  const { sheet } = paint
  const from: Camera = view
  const low: [Spot, Spot] = [
    [-220, 0, -110],
    [220, 110, 110],
  ]
  const high: [Spot, Spot] = [
    [-190, 110, -100],
    [196, 214, 96],
  ]
  const paler = { ...paint, shades: shadesOf(mix(paint.colour, '#f4ead6', 0.55)) }
  const thread = (x: number) => {
    const path = `M${from([x, 0, 112]).join(' ')}L${from([x, 112, 112]).join(' ')}L${from([x, 216, 98]).join(' ')}L${from([x, 216, -100]).join(' ')}`
    return `<path d="${path}" fill="none" stroke="#140c08" stroke-width="7" stroke-opacity=".25" transform="translate(3 2)"/><path d="${path}" fill="none" stroke="#cbb184" stroke-width="7"/><path d="${path}" fill="none" stroke="#f0dfba" stroke-width="2.4" stroke-dasharray="5 5"/>`
  }
  const [x, y] = from([0, 218, 0])
  const bow = `<g fill="none" stroke="#cbb184" stroke-width="7" stroke-linecap="round"><path d="M${x} ${y}C${x - 70} ${y - 60} ${x - 120} ${y - 6} ${x} ${y}C${x + 70} ${y - 64} ${x + 124} ${y - 14} ${x} ${y}M${x} ${y}C${x - 30} ${y + 20} ${x - 50} ${y + 24} ${x - 74} ${y + 16}M${x} ${y}C${x + 26} ${y + 22} ${x + 44} ${y + 28} ${x + 70} ${y + 22}"/></g>`
  return {
    art: `${cube(paint, low[0], low[1], false)}<path d="${face(from, [
      [-200, 111, -100],
      [210, 111, -100],
      [210, 111, 108],
      [-200, 111, 108],
    ])}" fill="${sheet.linear([0, 0], [1, 1], fading('#140c08', [0.2, 0.4]))}"/>${cube(paler, high[0], high[1], false)}${thread(-4)}${bow}`,
    outline: `${rounded(
      blockAt(...low).silhouette.map((spot) => from(spot)),
      20,
    )}${rounded(
      blockAt(...high).silhouette.map((spot) => from(spot)),
      20,
    )}`,
    box: { x: -256, y: -300, width: 512, height: 360 },
    stance: 'stands',
    feet: [{ x: 0, y: 2, halfWidth: 240, halfDepth: 50 }],
    detail: { x: -20, y: -170, width: 420 },
    centimetres: 8,
  }
}
