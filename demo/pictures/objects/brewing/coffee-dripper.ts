import { mix, shadesOf } from '../../light/colour.ts'
import { blown, caustic, liquid, thickBase } from '../../light/glass.ts'
import { glazeRamp } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { mouth, ring, tube } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

const COFFEE = '#54301b'

/** A ceramic coffee filter cone on a glass server (0), on a mug of the same glaze (1), or a ribbed cone on a wide server (2). */
export function drawCoffeeDripper(paint: Paint): Drawing {
  const { sheet, shape } = paint
  const base = shape === 1 ? mugBase(paint) : server(paint)
  const cone = filterCone(paint, base.top)
  const art = base.art + cone.art
  return {
    art,
    outline: base.outline + cone.outline,
    box: { x: -190, y: cone.top, width: 400, height: -cone.top + base.foot * TILT },
    stance: 'stands',
    feet: [roundFoot(base.foot)],
    detail: { x: 20, y: base.top - 60, width: 440 },
    centimetres: 24,
    opacity: shape === 1 ? 1 : 0.8,
  }

  function server({ colour }: Paint) {
    const wide = shape === 2
    const profile = wide
      ? 'M 92 -232 C 96 -206 168 -150 172 -84 C 174 -28 158 0 134 0'
      : 'M 100 -270 C 92 -240 96 -226 110 -200 C 132 -150 138 -70 134 -28 C 132 -8 122 0 110 0'
    const rim = wide ? { radius: 92, y: -232 } : { radius: 100, y: -270 }
    const glass = blown(sheet, profile, mix(colour, '#dbe6e6', 0.85), rim)
    const coffee = wide
      ? liquid(sheet, 'M 152 -132 C 162 -110 166 -90 166 -76 C 166 -36 154 -20 126 -18', COFFEE, {
          radius: 151,
          y: -132,
        })
      : liquid(sheet, 'M 124 -136 C 130 -100 131 -66 128 -40 C 126 -24 118 -18 106 -16', COFFEE, {
          radius: 123,
          y: -136,
        })
    const foot = wide ? 136 : 114
    const handle = tube(
      wide ? 'M 118 -196 C 236 -214 246 -60 166 -58' : 'M 106 -226 C 222 -244 232 -76 134 -66',
      17,
      shadesOf('#e4ecec'),
    )
    return {
      art: `${caustic(sheet, foot, 230)}<g opacity=".8">${handle}</g>${glass.back}${coffee}${thickBase(sheet, foot * 0.97, 0, 16, glass.shades)}${glass.front}`,
      outline: glass.form.outline,
      top: rim.y,
      foot,
    }
  }
}

function mugBase({ sheet, shades }: Paint) {
  const body = turned(sheet, 'M 128 -236 C 132 -150 132 -70 126 -30 C 122 -8 112 0 100 0', glazeRamp(shades))
  const handle = 'M 124 -190 C 224 -214 230 -60 124 -62'
  const art =
    tube(handle, 24, shades) + body.art + body.gleam(-60, -38, -206, -40, 0.6) + body.gleam(62, 80, -196, -40, 0.14)
  return {
    art: `${art}${mouth(sheet, { radius: 128, y: -236, lip: 8 }, shades)}`,
    outline: `${body.outline}${handle}Z`,
    top: -236,
    foot: 104,
  }
}

/** The cone with its saucer rim, standing at `y`, with paper and wet coffee in it. */
function filterCone({ sheet, shades, shape }: Paint, y: number): { art: string; outline: string; top: number } {
  const rimY = y - 196
  const saucer = turned(sheet, `M 148 ${y - 14} C 150 ${y - 6} 146 ${y + 2} 128 ${y + 4}`, glazeRamp(shades))
  const cone = turned(
    sheet,
    `M 172 ${rimY} C 168 ${rimY + 20} 110 ${y - 70} 72 ${y - 20} L 72 ${y - 12}`,
    glazeRamp(shades),
  )
  const handle = `M 150 ${rimY + 34} C 236 ${rimY + 6} 232 ${y - 46} 106 ${y - 62}`
  const ribs = [-58, -40, -24, -8, 8, 24, 40, 56].map(
    (angle) =>
      `<path d="${cone.patch(angle, angle + 4, rimY + 26, y - 30)}" fill="${shades.deep}" opacity=".2"/><path d="${cone.patch(angle - 4, angle, rimY + 26, y - 30)}" fill="${shades.gleam}" opacity=".22"/>`,
  )
  const paper = shadesOf('#ead9bd')
  const art = [
    `<path d="${ring(150, y - 10)}" fill="${shades.darker}"/>`,
    saucer.art,
    `<path d="${ring(148, y - 14)}" fill="${sheet.linear(
      [0, 0],
      [1, 0.2],
      [
        { at: 0, colour: shades.lighter },
        { at: 0.5, colour: shades.dark },
        { at: 1, colour: shades.base },
      ],
    )}"/>`,
    tube(handle, 20, shades),
    cone.art,
    shape === 2 ? ribs.join('') : '',
    cone.gleam(-60, -40, rimY + 20, y - 40, 0.55),
    mouth(sheet, { radius: 172, y: rimY, lip: 9 }, shades, paper, { fill: '#3c2314', depth: 34 }),
    `<path d="${ring(163, rimY + 1)}" fill="none" stroke="${paper.gleam}" stroke-width="3" opacity=".8"/>`,
  ]
  return { art: art.join(''), outline: `${cone.outline}${saucer.outline}${handle}Z`, top: rimY - 172 * TILT }
}
