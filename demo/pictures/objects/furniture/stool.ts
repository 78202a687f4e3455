import { mix } from '../../light/colour.ts'
import { glazeRamp, metal } from '../../light/materials.ts'
import { woodGrain } from '../../light/textures.ts'
import { evenly } from '../../scenes/sheet.ts'
import { type Drawing, type Foot, type Paint, TILT } from '../../scenes/studio.ts'
import { rounded, softLine } from '../../shapes/curves.ts'
import { ring, taper, tube } from '../../shapes/parts.ts'
import { type Spot, viewOf } from '../../shapes/space.ts'
import { turned } from '../../shapes/turned.ts'

/** A wooden stool: three wedged legs under a dished seat, a bar stool with a foot rest, or a square one woven with paper cord. */
export function drawStool(paint: Paint): Drawing {
  return paint.shape === 2 ? woven(paint) : threeLegs(paint)
}

function threeLegs(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const tall = shape === 1 ? 700 : 470
  const radius = shape === 1 ? 158 : 178
  const spread = shape === 1 ? 176 : 190
  const seat = turned(
    sheet,
    `M ${radius - 4} ${-tall} C ${radius + 6} ${-tall + 6} ${radius + 4} ${-tall + 24} ${radius - 12} ${-tall + 36} L ${radius - 60} ${-tall + 46}`,
    glazeRamp(shades),
  )
  const legAt = (x: number, y: number) =>
    taper(
      [
        [x * 0.56, -tall + 40 + y * 0.3],
        [x * 0.7, -tall * 0.66],
        [x * 0.86, -tall * 0.33],
        [x, y],
      ],
      36,
      25,
      shades,
    )
  const [back, left, right] = [legAt(34, -TILT * spread * 0.9), legAt(-spread, 22), legAt(spread * 0.92, 30)]
  const top = ring(radius - 4, -tall)
  const dish = sheet.radialAt(
    [radius * 0.2, -tall + radius * 0.05],
    radius * 1.1,
    [
      { at: 0, colour: shades.base, opacity: 0.1 },
      { at: 0.6, colour: shades.lighter, opacity: 0.25 },
      { at: 0.9, colour: shades.gleam, opacity: 0.5 },
      { at: 1, colour: shades.light, opacity: 0.2 },
    ],
    TILT,
  )
  const shade = sheet.linear(
    [0, 0],
    [1, 0.4],
    [
      { at: 0, colour: shades.deep, opacity: 0.5 },
      { at: 0.3, colour: shades.deep, opacity: 0.16 },
      { at: 0.7, colour: '#ffffff', opacity: 0.12 },
      { at: 1, colour: '#ffffff', opacity: 0.22 },
    ],
  )
  const wedges = [
    [-74, -6, 20],
    [84, 10, -16],
    [18, -26, 4],
  ].map(
    ([x = 0, y = 0, turn = 0]) =>
      `<g transform="translate(${x} ${-tall + y}) rotate(${turn})"><ellipse rx="20" ry="${20 * TILT * 1.1}" fill="${mix(shades.light, shades.base, 0.5)}" stroke="${shades.deep}" stroke-opacity=".4" stroke-width="1.6"/><rect x="-19" y="-1.8" width="38" height="3.6" rx="1.6" fill="${shades.deep}" fill-opacity=".85"/></g>`,
  )
  const box = { x: -radius, y: -tall - radius * TILT, width: radius * 2, height: radius * TILT * 2 }
  const rail = shape === 1 ? tube(ringArc(142, -226), 12, metal('brass'), 'butt') : ''
  const art = [
    back.art,
    shape === 1 ? tube(ringArc(142, -226, true), 12, metal('brass'), 'butt') : '',
    left.art,
    right.art,
    rail,
    `<path d="${left.outline}${right.outline}${back.outline}" fill="${sheet.linearAt(
      [0, -tall + 30],
      [0, -tall + 190],
      [
        { at: 0, colour: '#140c08', opacity: 0.5 },
        { at: 1, colour: '#140c08', opacity: 0 },
      ],
    )}"/>`,
    seat.art,
    seat.gleam(-60, -30, -tall + 3, -tall + 24, 0.4),
    `<g clip-path="${sheet.clip(`<path d="${top}"/>`)}">${woodGrain(sheet, random, box, shades, 26)}<path d="${top}" fill="${dish}"/><path d="${ring(radius * 0.8, -tall + 1)}" fill="${shade}" fill-opacity=".55"/>${wedges.join('')}</g>`,
    `<path d="${top}" fill="none" stroke="${shades.gleam}" stroke-width="2.6" stroke-opacity=".55"/>`,
  ]
  const feet: Foot[] = [
    [-spread, 24],
    [spread * 0.92, 32],
    [34, -TILT * spread * 0.9 + 2],
  ].map(([x = 0, y = 0]) => ({ x, y, halfWidth: 17, halfDepth: 5 }))
  return {
    art: art.join(''),
    outline: `${seat.outline}${left.outline}${right.outline}${back.outline}`,
    box: { x: -spread - 14, y: -tall - radius * TILT, width: spread * 2 + 22, height: tall + radius * TILT + 36 },
    stance: 'stands',
    feet,
    detail: { x: -10, y: -tall + 40, width: 420 },
    centimetres: shape === 1 ? 65 : 45,
  }
}

/** The front half (or the back half) of a flat ring, as a line. */
function ringArc(radius: number, y: number, far = false): string {
  return `M${-radius} ${y}A${radius} ${radius * TILT} 0 0 ${far ? 1 : 0} ${radius} ${y}`
}

function woven(paint: Paint): Drawing {
  const { sheet, shades: oak } = paint
  const view = viewOf(30)
  const [half, tall] = [180, 450]
  const leg = (x: number, z: number) =>
    tube(`M${view([x, 0, z]).join(' ')}L${view([x * 0.97, tall + 14, z * 0.97]).join(' ')}`, 34, oak)
  const rung = (from: Spot, to: Spot) => tube(`M${view(from).join(' ')}L${view(to).join(' ')}`, 20, oak)
  const inner = half - 12
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, z]) => view([x * inner, tall, z * inner]))
  const middle = view([0, tall - 10, 0])
  const cord = ['#e2cfa6', '#cdb587', '#d8c397', '#bda373'] as const
  const quarter = (index: number) => {
    const from = corners[index] ?? middle
    const to = corners[(index + 1) % 4] ?? middle
    const path = `M${from.join(' ')}L${to.join(' ')}L${middle.join(' ')}Z`
    const lines = Array.from({ length: 15 }, (_, line) => {
      const share = (line + 0.5) / 15
      const point = (corner: readonly [number, number]) =>
        [corner[0] + (middle[0] - corner[0]) * share, corner[1] + (middle[1] - corner[1]) * share]
          .map((value) => value.toFixed(1))
          .join(' ')
      return `<path d="M${point(from)}L${point(to)}" stroke="#7d6440" stroke-width="2.2" stroke-opacity=".55"/><path d="M${point(from)}L${point(to)}" stroke="#fff3d2" stroke-width="2" stroke-opacity=".5" transform="translate(0 -3)"/>`
    })
    return `<path d="${path}" fill="${cord[index]}"/>${lines.join('')}`
  }
  const seatEdge = rounded(corners, 22)
  const front = `M${view([-inner, tall, inner]).join(' ')}L${view([inner, tall, inner]).join(' ')}L${view([inner, tall, -inner]).join(' ')}L${view([inner, tall - 46, -inner]).join(' ')}L${view([inner, tall - 46, inner]).join(' ')}L${view([-inner, tall - 46, inner]).join(' ')}Z`
  const art = [
    leg(-half, -half),
    rung([-half, 150, -half], [half, 150, -half]),
    rung([-half, 190, -half], [-half, 190, half]),
    leg(-half, half),
    leg(half, -half),
    rung([-half, 120, half], [half, 120, half]),
    rung([half, 170, half], [half, 170, -half]),
    `<path d="${front}" fill="${sheet.linear([0, 0], [1, 0.2], evenly(['#d9c496', '#c4ab79', '#a48a5c', '#8f764b']))}"/>`,
    softLine(
      `M${view([-inner, tall - 44, inner]).join(' ')}L${view([inner, tall - 44, inner]).join(' ')}L${view([inner, tall - 44, -inner]).join(' ')}`,
      20,
      '#3b2a14',
      0.5,
      5,
    ),
    leg(half, half),
    `<g clip-path="${sheet.clip(`<path d="${seatEdge}"/>`)}">${[0, 1, 3, 2].map(quarter).join('')}</g>`,
    `<path d="${seatEdge}" fill="${sheet.linear(
      [0, 0],
      [1, 1],
      [
        { at: 0, colour: '#fffaf0', opacity: 0.25 },
        { at: 1, colour: '#2b1a08', opacity: 0.22 },
      ],
    )}"/>`,
    ...(
      [
        [-half, half],
        [half, half],
        [half, -half],
        [-half, -half],
      ] as const
    ).map(
      ([x, z]) =>
        `<ellipse cx="${view([x * 0.97, 0, z * 0.97])[0].toFixed(1)}" cy="${(view([x * 0.97, tall + 14, z * 0.97])[1] - 9).toFixed(1)}" rx="15" ry="6" fill="${oak.lighter}" fill-opacity=".7"/>`,
    ),
  ]
  const feet: Foot[] = (
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).map(([x, z]) => ({
    x: view([x * half, 0, z * half])[0],
    y: view([x * half, 0, z * half])[1] + 4,
    halfWidth: 20,
    halfDepth: 6,
  }))
  return {
    art: art.join(''),
    outline: `${front}M-262 -470L-230 -470L-230 20L-262 20ZM40 -470L80 -470L90 70L60 70ZM230 -470L262 -470L262 -20L230 -20ZM-262 -470L-60 -530L262 -460L80 -400Z`,
    box: { x: -266, y: -540, width: 532, height: 616 },
    stance: 'stands',
    feet,
    detail: { x: 20, y: -430, width: 440 },
    centimetres: 46,
  }
}
