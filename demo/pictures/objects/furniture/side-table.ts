import { shadesOf } from '../../light/colour.ts'
import { acrossStops, glazeRamp, METALS, metal, metalRamp, wood } from '../../light/materials.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import { type Drawing, type Foot, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring, taper } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

/** A small round table with a lip: on a column of steel, on three wooden legs, or a drum with a brass band. */
export function drawSideTable(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const top = shape === 2 ? -400 : -470
  const radius = shape === 1 ? 236 : 222
  const rim = turned(
    sheet,
    `M ${radius} ${top - 18} L ${radius} ${top + 6} C ${radius - 2} ${top + 12} ${radius - 10} ${top + 14} ${radius - 24} ${top + 14}`,
    glazeRamp(shades),
  )
  const base = shape === 0 ? column(paint, top) : shape === 1 ? legs(top) : drumBase(paint, top)
  const under = sheet.linearAt([0, top + 20], [0, top + 190], fading('#140c08', [0.5, 0.12, 0]))
  const art = [
    base.art,
    `<path d="${base.outline}" fill="${under}"/>`,
    rim.art,
    rim.gleam(-64, -30, top - 14, top + 4, 0.6),
    tray(paint, radius, top - 18),
    cup(paint, top - 12),
  ]
  return {
    art: art.join(''),
    outline: `${base.outline}${rim.outline}`,
    box: {
      x: -radius,
      y: top - 84 - radius * TILT * 0.5,
      width: radius * 2,
      height: -top + 84 + radius * TILT * 0.5 + (shape === 2 ? 50 : 40),
    },
    stance: 'stands',
    feet: base.feet,
    detail: { x: -60, y: top, width: 460 },
    centimetres: 50,
  }
}

/** The flat top inside its lip. */
function tray({ sheet, shades }: Paint, radius: number, y: number): string {
  const flat = sheet.linear(
    [0, 0.1],
    [1, 0.9],
    [
      { at: 0, colour: shades.light },
      { at: 0.3, colour: shades.lighter },
      { at: 0.62, colour: shades.light },
      { at: 1, colour: shades.base },
    ],
  )
  const wall = sheet.linear([0, 0], [1, 0.1], evenly([shades.darker, shades.dark, shades.light, shades.lighter]))
  const lip = sheet.linear([0, 0], [1, 0], evenly([shades.light, shades.gleam, shades.lighter, shades.base]))
  const inner = radius - 7
  return `<path d="${ring(radius, y)}" fill="${lip}"/><path d="${ring(inner, y)}" fill="${wall}"/><g clip-path="${sheet.clip(`<path d="${ring(inner, y)}"/>`)}"><path d="${ring(inner, y + 12)}" fill="${flat}"/><ellipse cx="-70" cy="${y + 4}" rx="120" ry="17" fill="#ffffff" fill-opacity=".12"/></g>`
}

/** A small cup, so that the size can be read. */
function cup({ sheet }: Paint, y: number): string {
  const glaze = shadesOf('#efe8da')
  const body = turned(sheet, `M 37 ${y - 58} C 38 ${y - 30} 36 ${y - 10} 26 ${y}`, glazeRamp(glaze), 66)
  const coffee = `<path d="${ring(37, y - 58, 66)}" fill="${glaze.gleam}"/><path d="${ring(33.5, y - 57.5, 66)}" fill="${glaze.dark}"/><path d="${ring(31, y - 53, 66)}" fill="#4a2c1c"/>`
  return `<ellipse cx="80" cy="${y + 3}" rx="54" ry="11" fill="#140c08" fill-opacity=".26"/><ellipse cx="70" cy="${y + 5}" rx="34" ry="8" fill="#140c08" fill-opacity=".4"/><path d="M100 ${y - 46}C126 ${y - 52} 124 ${y - 14} 94 ${y - 16}" fill="none" stroke="${glaze.dark}" stroke-width="8"/><path d="M100 ${y - 47}C123 ${y - 52} 121 ${y - 16} 94 ${y - 18}" fill="none" stroke="${glaze.lighter}" stroke-width="3.5"/>${body.art}${body.gleam(-60, -34, y - 50, y - 10, 0.5)}${coffee}`
}

interface Base {
  art: string
  outline: string
  feet: Foot[]
}

function column({ sheet, shades }: Paint, top: number): Base {
  const foot = turned(sheet, 'M 20 -22 L 140 -18 C 146 -16 147 -8 146 0', glazeRamp(shades))
  const post = turned(sheet, `M 22 ${top + 14} L 22 -60 C 22 -36 30 -22 50 -18`, glazeRamp(shades))
  const plate = `<path d="${ring(142, -19)}" fill="${sheet.linear([0, 0], [1, 0.6], evenly([shades.lighter, shades.light, shades.base, shades.dark]))}"/><path d="${ring(60, -15, 26)}" fill="#140c08" fill-opacity=".25"/>`
  return {
    art: `${foot.art}${plate}${post.art}${post.gleam(-60, -24, top + 30, -50, 0.5)}`,
    outline: `${foot.outline}${post.outline}`,
    feet: [roundFoot(146)],
  }
}

function legs(top: number): Base {
  const oak = wood('oak')
  const leg = (x: number, y: number) =>
    taper(
      [
        [x * 0.62, top + 6 + y * 0.5],
        [x * 0.72, top * 0.7],
        [x * 0.88, top * 0.3],
        [x, y],
      ],
      32,
      20,
      oak,
    )
  const places = [
    [30, -46],
    [-206, 14],
    [190, 26],
  ] as const
  const bars = places.map(([x, y]) => leg(x, y))
  return {
    art: bars.map(({ art }) => art).join(''),
    outline: bars.map(({ outline }) => outline).join(''),
    feet: places.map(([x, y]) => ({ x, y: y + 2, halfWidth: 15, halfDepth: 4.5 })),
  }
}

function drumBase({ sheet, shades }: Paint, top: number): Base {
  const body = turned(sheet, `M 206 ${top + 14} C 200 ${top * 0.6} 196 ${top * 0.3} 204 0`, glazeRamp(shades), 0, 0.6)
  const band = body.patch(-90, 90, -26, 0)
  return {
    art: `${body.art}${body.gleam(-62, -40, top + 40, -50, 0.4)}${body.gleam(60, 76, top + 40, -50, 0.12)}<path d="${band}" fill="${sheet.linear([0, 0], [1, 0], acrossStops(metalRamp(metal('brass'))))}"/><path d="${body.patch(-90, 90, -29, -26)}" fill="${METALS.blackened}" fill-opacity=".4"/>`,
    outline: body.outline,
    feet: [roundFoot(204)],
  }
}
