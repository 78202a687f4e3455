import { mix, shadesOf } from '../../light/colour.ts'
import { glazeRamp, metal, metalRamp, wood } from '../../light/materials.ts'
import { woodGrain } from '../../light/textures.ts'
import { evenly, round } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring, tube, turnedPath } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

/** A serving tray: round and lacquered with brass handles, rectangular in wood seen from above, or a small round one in metal. */
export function drawTray(paint: Paint): Drawing {
  return paint.shape === 1 ? rectangular(paint) : circular(paint)
}

function circular(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const lacquered = shape === 0
  const radius = lacquered ? 320 : 300
  const height = lacquered ? 66 : 34
  const ramp = lacquered ? glazeRamp(shades) : metalRamp(shades)
  const side = turned(
    sheet,
    `M ${radius} ${-height} C ${radius - 2} ${-height * 0.4} ${radius - 12} 0 ${radius - 22} 0`,
    ramp,
  )
  const inner = radius - 12
  const floorY = -height + (lacquered ? 38 : 16)
  const floor = radius - 30
  const wall = sheet.linear(
    [0, 0],
    [1, 0.1],
    evenly([shades.deep, shades.darker, shades.base, shades.lighter, shades.light]),
  )
  const lip = sheet.linear(
    [0, 0],
    [1, 0],
    evenly([shades.light, shades.gleam, shades.lighter, shades.light, shades.base]),
  )
  const bed = lacquered
    ? `<g clip-path="${sheet.clip(`<path d="${ring(floor, floorY)}"/>`)}">${woodGrain(sheet, random, { x: -floor, y: floorY - floor * TILT, width: floor * 2, height: floor * TILT * 2 }, wood('oak'), 40)}</g>`
    : `<path d="${ring(floor, floorY)}" fill="${sheet.linear([0, 0], [1, 0.5], evenly([shades.base, shades.lighter, shades.gleam, shades.light, shades.base, shades.lighter, shades.dark]))}"/>${[0.3, 0.5, 0.7, 0.86].map((share) => `<path d="${ring(floor * share, floorY)}" fill="none" stroke="${shades.gleam}" stroke-width="1.4" opacity=".35"/>`).join('')}`
  const shade = sheet.linear(
    [0, 0],
    [1, 0.2],
    [
      { at: 0, colour: '#120a06', opacity: 0.5 },
      { at: 0.3, colour: '#120a06', opacity: 0.1 },
      { at: 0.6, colour: '#ffffff', opacity: 0.02 },
      { at: 1, colour: '#ffffff', opacity: 0.16 },
    ],
  )
  const hole = sheet.clip(`<path d="${ring(inner, -height + 1)}"/>`)
  const art = [
    lacquered ? handle(-1, radius, height) + handle(1, radius, height) : '',
    side.art,
    side.gleam(-64, -30, -height + 10, -8, 0.42),
    side.gleam(58, 78, -height + 10, -8, 0.15),
    `<path d="${ring(radius, -height)}" fill="${lip}"/><path d="${ring(inner, -height + 1)}" fill="${wall}"/>`,
    `<g clip-path="${hole}">${bed}<path d="${ring(floor, floorY)}" fill="${shade}"/></g>`,
    lacquered ? lugs(radius, height) : '',
  ]
  const wide = radius + (lacquered ? 40 : 4)
  return {
    art: art.join(''),
    outline: side.outline,
    box: {
      x: -wide,
      y: -height - radius * TILT - (lacquered ? 24 : 0),
      width: wide * 2,
      height: height + radius * TILT * 2 + (lacquered ? 24 : 0),
    },
    stance: 'stands',
    feet: [roundFoot(radius - 24)],
    detail: { x: -200, y: -height + 10, width: 400 },
    centimetres: lacquered ? 16 : 13,
  }
}

function handle(side: 1 | -1, radius: number, height: number): string {
  const x = side * (radius - 4)
  return tube(
    `M${x} ${-height - 46}C${x + side * 52} ${-height - 60} ${x + side * 52} ${-height + 32} ${x} ${-height + 38}`,
    13,
    metal('brass'),
  )
}

function lugs(radius: number, height: number): string {
  const brass = metal('brass')
  return [-1, 1]
    .flatMap((side) =>
      [-38, 36].map((y) => [side * (radius - 6) - (side === 1 && y < 0 ? 10 : 0), -height + y] as const),
    )
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="9" fill="${brass.dark}"/><circle cx="${x - 2}" cy="${y - 2}" r="6" fill="${brass.gleam}"/>`,
    )
    .join('')
}

const LEAN = -12

/** From above: a wooden frame, a bed in the colour, two slots to hold it by. */
function rectangular(paint: Paint): Drawing {
  const { sheet, shades, random } = paint
  const oak = wood('oak')
  const rounded = (x: number, y: number, r: number) =>
    `M${-x + r} ${-y}L${x - r} ${-y}Q${x} ${-y} ${x} ${-y + r}L${x} ${y - r}Q${x} ${y} ${x - r} ${y}L${-x + r} ${y}Q${-x} ${y} ${-x} ${y - r}L${-x} ${-y + r}Q${-x} ${-y} ${-x + r} ${-y}Z`
  const frame = rounded(420, 270, 54)
  const bed = rounded(388, 238, 36)
  const chips = Array.from({ length: 150 }, () => {
    const x = round(-390 + random() * 780)
    const y = round(-240 + random() * 480)
    const size = 4 + random() ** 2 * 17
    const tone =
      [shades.lighter, shades.darker, '#f4ecdd', mix(paint.colour, '#b5673f', 0.6), shades.deep][
        Math.floor(random() * 5)
      ] ?? shades.dark
    return `<path d="M${round(x - size)} ${y}L${round(x - size * 0.2)} ${round(y - size * (0.4 + random() * 0.5))}L${round(x + size * 0.8)} ${round(y - size * 0.3)}L${round(x + size * 0.5)} ${round(y + size * 0.6)}L${round(x - size * 0.4)} ${round(y + size * 0.5)}Z" fill="${tone}" opacity=".75"/>`
  })
  const slot = (x: number) =>
    `<rect x="${x - 7}" y="-74" width="14" height="148" rx="7" fill="#2b1c10" opacity=".8"/><path d="M${x + 8} -70L${x + 8} 70" stroke="${oak.gleam}" stroke-width="2.5" opacity=".7"/>`
  const inset = sheet.linear(
    [0, 0],
    [1, 1],
    [
      { at: 0, colour: '#150c06', opacity: 0.32 },
      { at: 0.25, colour: '#ffffff', opacity: 0.16 },
      { at: 0.6, colour: '#ffffff', opacity: 0.02 },
      { at: 1, colour: '#150c06', opacity: 0.12 },
    ],
  )
  const art = [
    `<path d="${frame}" transform="translate(5 11)" fill="${oak.deep}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${frame}"/>`)}">${woodGrain(sheet, random, { x: -424, y: -274, width: 848, height: 548 }, oak, 70)}</g><path d="${frame}" fill="none" stroke="${oak.gleam}" stroke-width="3" opacity=".6"/>`,
    `<path d="${bed}" fill="${shadesOf(paint.colour).base}"/><g clip-path="${sheet.clip(`<path d="${bed}"/>`)}">${chips.join('')}<path d="${bed}" fill="none" stroke="#1d1008" stroke-width="22" opacity=".3" transform="translate(7 8)"/></g><path d="${bed}" fill="${inset}"/><path d="${bed}" fill="none" stroke="${oak.darker}" stroke-width="2.5" opacity=".8"/>`,
    slot(-404),
    slot(404),
  ]
  return {
    art: `<g transform="rotate(${LEAN})">${art.join('')}</g>`,
    outline: turnedPath(frame.replace(/Q(\S+ \S+) (\S+ \S+)/g, 'L$2'), LEAN),
    box: { x: -456, y: -340, width: 912, height: 680 },
    stance: 'lies',
    feet: [],
    detail: { x: -250, y: 60, width: 460 },
    centimetres: 34,
  }
}
