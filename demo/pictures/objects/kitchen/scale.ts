import { mix, shadesOf } from '../../light/colour.ts'
import { glazeRamp, METALS, metal, metalRamp } from '../../light/materials.ts'
import { evenly, fading, round } from '../../scenes/sheet.ts'
import { type Drawing, type Paint, TILT } from '../../scenes/studio.ts'
import { block, panel, polygon } from '../../shapes/block.ts'
import { ring } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

/** A kitchen scale: with a dial and a steel bowl, a flat one with a display for coffee, or a dial with a flat plate. */
export function drawScale(paint: Paint): Drawing {
  return paint.shape === 1 ? digital(paint) : dial(paint)
}

function dial(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const steel = metal('steel')
  const body =
    'M-176 6C-180 -40 -176 -90 -160 -140L-118 -262C-112 -282 -104 -290 -84 -290L84 -290C104 -290 112 -282 118 -262L160 -140C176 -90 180 -40 176 6C120 24 -120 24 -176 6Z'
  const fill = sheet.linear(
    [0, 0],
    [1, 0.1],
    [
      { at: 0, colour: shades.base },
      { at: 0.14, colour: shades.lighter },
      { at: 0.4, colour: shades.light },
      { at: 0.72, colour: shades.base },
      { at: 0.93, colour: shades.darker },
      { at: 1, colour: shades.dark },
    ],
  )
  const foot = sheet.linearAt([0, -60], [0, 16], fading(shades.deep, [0, 0.5]))
  const roof = sheet.linearAt([0, -292], [0, -240], fading('#ffffff', [0.5, 0.1, 0]))
  const post = turned(sheet, 'M 40 -330 L 40 -284', metalRamp(steel))
  const holder = turned(sheet, 'M 112 -352 C 110 -336 70 -330 44 -326', metalRamp(steel))
  const bowl = shape === 0 ? steelBowl(paint) : plate(paint)
  const art = [
    `<path d="${body}" fill="${fill}"/><path d="${body}" fill="${foot}"/><path d="${body}" fill="${roof}"/>`,
    `<path d="M-150 -130L-108 -258C-104 -270 -98 -276 -86 -276L-70 -276C-84 -270 -90 -262 -94 -250L-134 -126C-146 -88 -150 -40 -148 -4L-164 -10C-166 -50 -162 -92 -150 -130Z" fill="#ffffff" opacity=".36"/>`,
    face(paint),
    `<path d="${ring(50, -286)}" fill="${shades.deep}" opacity=".45"/>`,
    post.art,
    holder.art,
    bowl.art,
  ]
  return {
    art: art.join(''),
    outline: body + bowl.outline,
    box: { x: -bowl.radius, y: bowl.top, width: bowl.radius * 2, height: -bowl.top + 24 },
    stance: 'stands',
    feet: [{ x: 0, y: 2, halfWidth: 172, halfDepth: 30 }],
    detail: { x: 30, y: -170, width: 400 },
    centimetres: shape === 0 ? 27 : 22,
  }
}

/** The white dial with its marks and the needle. */
function face({ sheet, colour }: Paint): string {
  const steel = metal('steel')
  const y = -140
  const marks = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * Math.PI * 2
    const long = index % 5 === 0
    const from = long ? 76 : 84
    const point = (radius: number) => `${round(Math.sin(angle) * radius)} ${round(y - Math.cos(angle) * radius)}`
    return `<path d="M${point(from)}L${point(91)}" stroke="#3a3632" stroke-width="${long ? 3.4 : 1.4}"/>`
  })
  const needle = mix(colour, '#c8402c', 0.72)
  return [
    `<circle cx="0" cy="${y}" r="113" fill="${sheet.linear([0, 0], [1, 1], evenly([steel.gleam, steel.base, steel.deep, steel.lighter]))}"/>`,
    `<circle cx="0" cy="${y}" r="101" fill="${sheet.radial([0.4, 0.35], 0.75, evenly(['#fffdf6', '#f6efe0', '#dcd2bf']))}"/>`,
    marks.join(''),
    `<circle cx="0" cy="${y}" r="58" fill="none" stroke="#3a3632" stroke-width="1.4" opacity=".5"/>`,
    `<path d="M-6 ${y + 30}L0 ${y - 84}L6 ${y + 30}Z" fill="#000000" opacity=".2" transform="rotate(38 0 ${y}) translate(5 3)"/><path d="M-6 ${y + 30}L0 ${y - 84}L6 ${y + 30}Z" fill="${needle}" transform="rotate(38 0 ${y})"/>`,
    `<circle cx="0" cy="${y}" r="11" fill="${steel.dark}"/><circle cx="-2" cy="${y - 2}" r="7" fill="${steel.gleam}"/>`,
    `<path d="M-92 ${y - 20}C-84 ${y - 66} -40 ${y - 96} 8 ${y - 98}C-24 ${y - 70} -60 ${y - 30} -72 ${y + 34}C-86 ${y + 20} -94 ${y} -92 ${y - 20}Z" fill="#ffffff" opacity=".42"/>`,
  ].join('')
}

function steelBowl({ sheet }: Paint): { art: string; outline: string; radius: number; top: number } {
  const steel = metal('steel')
  const rim = -506
  const form = turned(sheet, `M 262 ${rim} C 256 ${rim + 70} 190 -362 100 -350`, metalRamp(steel))
  const inside = sheet.linear(
    [0, 0],
    [1, 0.15],
    evenly([steel.deep, steel.dark, steel.darker, steel.light, steel.gleam, steel.base]),
  )
  const depth = sheet.radialAt([-30, rim + 40], 220, fading(steel.deep, [0.5, 0.2, 0]), 0.4)
  const art = `${form.art}<path d="${ring(262, rim)}" fill="${sheet.linear([0, 0], [1, 0], evenly([steel.light, '#ffffff', steel.light, steel.gleam]))}"/><path d="${ring(254, rim + 1)}" fill="${inside}"/><path d="${ring(254, rim + 1)}" fill="${depth}"/>`
  return { art, outline: form.outline, radius: 264, top: rim - 262 * TILT }
}

function plate({ sheet, shades }: Paint): { art: string; outline: string; radius: number; top: number } {
  const rim = -376
  const form = turned(sheet, `M 232 ${rim} C 232 ${rim + 14} 200 ${rim + 22} 110 ${rim + 26}`, glazeRamp(shades))
  const top = sheet.linear([0, 0], [1, 0.4], evenly([shades.light, shades.gleam, shades.light, shades.base]))
  const art = `${form.art}<path d="${ring(232, rim)}" fill="${shades.lighter}"/><path d="${ring(222, rim + 3)}" fill="${top}"/><path d="${ring(180, rim + 4)}" fill="none" stroke="${shades.dark}" stroke-width="2" opacity=".35"/>`
  return { art, outline: form.outline, radius: 234, top: rim - 232 * TILT }
}

function digital({ sheet, shades }: Paint): Drawing {
  const slab = block({ width: 460, depth: 460, height: 62 }, 26)
  const glass = shadesOf(METALS.blackened)
  const mat = shadesOf(mix('#2c2b2a', shades.dark, 0.3))
  const [ax, ay] = slab.left(0.56, 0.3)
  const segment = (x: number, y: number, wide: number, tall: number) =>
    `<path d="M${x} ${y}l${wide} ${round(wide * 0.122)}l0 ${tall}l${-wide} ${round(-wide * 0.122)}Z"/>`
  const strokes = [
    [0, 0, 18, 3.4],
    [15, 2, 3.4, 15],
    [15, 15, 3.4, 16],
    [0, 28, 18, 3.4],
    [0, 14, 3.4, 16],
    [0, 0, 3.4, 15],
    [0, 14, 18, 3.4],
  ] as const
  // Which of the seven strokes (top, right twice, bottom, left twice, middle) are lit for 1, 8 and 0: 18.0 g of coffee.
  const digit = (x: number, lit: number[]) =>
    strokes
      .filter((_, index) => lit.includes(index))
      .map(([dx, dy, wide, tall]) => segment(x + dx, dy + x * 0.122, wide, tall))
      .join('')
  const side = (face: typeof slab.left, tones: string[]) =>
    `<path d="${panel(face)}" fill="${sheet.linear([0, 0], [1, 0.3], evenly(tones))}"/>`
  const art = [
    side(slab.left, [shades.light, shades.base, shades.dark]),
    side(slab.right, [shades.darker, shades.deep, shades.darker]),
    `<path d="${panel(slab.top)}" fill="${sheet.linear([0, 0], [1, 0.6], evenly([shades.lighter, shades.light, shades.base]))}"/>`,
    `<path d="${panel(slab.top, [0.07, 0.07], [0.93, 0.93])}" fill="${sheet.linear([0, 0], [1, 0.5], evenly([mat.light, mat.base, mat.dark]))}"/>`,
    `<path d="${polygon([slab.top(0.07, 0.5), slab.top(0.5, 0.07), slab.top(0.72, 0.07), slab.top(0.07, 0.72)])}" fill="#ffffff" opacity=".13"/>`,
    `<path d="${panel(slab.left, [0.5, 0.14], [0.92, 0.86])}" fill="${sheet.linear([0, 0], [1, 1], evenly([glass.base, glass.deep]))}"/>`,
    `<g fill="#ffe9c2" transform="translate(${ax} ${ay - 3})">${digit(0, [1, 2])}${digit(30, [0, 1, 2, 3, 4, 5, 6])}<circle cx="55" cy="36" r="3"/>${digit(62, [0, 1, 2, 3, 4, 5])}</g>`,
    `<path d="${polygon([slab.left(0, 0.02), slab.left(1, 0.02), slab.right(1, 0.02)])}" fill="none" stroke="${shades.gleam}" stroke-width="4" opacity=".7"/>`,
    cup(sheet),
  ]
  return {
    art: art.join(''),
    outline: slab.outline,
    box: { x: slab.box.x, y: -330, width: slab.box.width, height: 330 + slab.box.y + slab.box.height },
    stance: 'stands',
    feet: [slab.foot],
    detail: { x: -30, y: 0, width: 470 },
    centimetres: 14,
  }
}

/** A small glass of coffee on the scale, to show its use. */
function cup(sheet: Paint['sheet']): string {
  const china = shadesOf('#efe9dd')
  const body = turned(sheet, 'M 104 -240 C 106 -180 100 -110 80 -78 L 76 -70', glazeRamp(china))
  const coffee = ring(94, -234)
  return `<ellipse cx="40" cy="-66" rx="124" ry="28" fill="#000000" opacity=".28"/>${body.art}${body.gleam(-58, -38, -222, -90, 0.6)}<path d="${ring(104, -240)}" fill="${china.gleam}"/><path d="${ring(97, -239)}" fill="${china.darker}"/><g clip-path="${sheet.clip(`<path d="${ring(97, -239)}"/>`)}"><path d="${coffee}" fill="#5b3720" transform="translate(0 10)"/><path d="${ring(70, -226)}" fill="#8a5c38" opacity=".6"/></g>`
}
