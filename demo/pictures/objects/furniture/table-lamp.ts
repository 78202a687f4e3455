import { mix, shadesOf } from '../../light/colour.ts'
import { cable, halo, LAMPLIGHT, litFromInside, poolOfLight } from '../../light/glow.ts'
import { glazeRamp, mattRamp, metal, metalRamp } from '../../light/materials.ts'
import { type Drawing, type Paint, roundFoot, TILT } from '../../scenes/studio.ts'
import { ring } from '../../shapes/parts.ts'
import { turned } from '../../shapes/turned.ts'

/** A lit table lamp: a mushroom of spun metal, a ceramic gourd with a linen shade, or an opal globe on a lacquered column. */
export function drawTableLamp(paint: Paint): Drawing {
  if (paint.shape === 1) return gourd(paint)
  return paint.shape === 0 ? mushroom(paint) : globe(paint)
}

function mushroom(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const foot = turned(
    sheet,
    'M 26 -420 C 28 -300 28 -160 44 -84 C 54 -46 104 -34 138 -14 C 142 -10 142 -4 140 0',
    glazeRamp(shades),
  )
  const dome = turned(sheet, 'M 4 -528 C 96 -526 196 -478 232 -372 C 236 -358 236 -348 232 -338', glazeRamp(shades))
  const slits = Array.from({ length: 25 }, (_, index) => {
    const angle = -84 + index * 7
    return `<path d="${dome.patch(angle - 1.3, angle + 1.3, -376, -360)}" fill="#fff3cb" fill-opacity=".9"/><path d="${dome.patch(angle - 1.3, angle + 1.3, -379, -376)}" fill="${shades.deep}" fill-opacity=".5"/>`
  })
  const underside = sheet.linearAt(
    [0, -330],
    [0, -120],
    [
      { at: 0, colour: '#ffe9b0', opacity: 0.75 },
      { at: 0.5, colour: '#ffe2a0', opacity: 0.25 },
      { at: 1, colour: '#ffe2a0', opacity: 0 },
    ],
  )
  const art = [
    poolOfLight(sheet, 0, 10, 400, 0.85),
    cable('M120 2C210 6 240 -22 320 -26C360 -28 390 -18 430 -22', '#d9cdb8', 7),
    foot.art,
    foot.gleam(-64, -34, -300, -90, 0.5),
    `<path d="${foot.outline}" fill="${underside}"/>`,
    `<path d="${foot.patch(-90, 90, -28, -16)}" fill="#ffefc0" fill-opacity=".28"/>`,
    `<ellipse cx="0" cy="-334" rx="218" ry="${218 * TILT}" fill="${shades.deep}" fill-opacity=".5"/>`,
    dome.art,
    dome.gleam(-62, -30, -496, -396, 0.55),
    dome.gleam(58, 76, -470, -390, 0.16),
    slits.join(''),
    `<path d="${dome.patch(-90, 90, -344, -338)}" fill="#ffe9b4" fill-opacity=".6"/>`,
    `<ellipse cx="0" cy="-528" rx="9" ry="3.4" fill="${shades.lighter}"/>`,
  ]
  return {
    art: art.join(''),
    outline: `${foot.outline}${dome.outline}`,
    box: { x: -236, y: -532, width: 472, height: 566 },
    stance: 'stands',
    feet: [roundFoot(140)],
    detail: { x: -30, y: -400, width: 460 },
    centimetres: 34,
  }
}

function gourd(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const brass = metal('brass')
  const base = turned(
    sheet,
    'M 26 -296 C 30 -262 62 -250 84 -226 C 104 -202 76 -180 96 -156 C 140 -112 158 -66 106 -10 L 100 0',
    glazeRamp(shades),
  )
  const neck = turned(sheet, 'M 14 -372 L 14 -310 C 26 -306 28 -296 26 -290', metalRamp(brass))
  const linen = shadesOf('#efe2c9')
  const shade = turned(sheet, 'M 128 -598 L 212 -336', mattRamp(linen), 0, 0)
  const threads = Array.from({ length: 46 }, (_, index) => {
    const angle = -90 + index * 4
    return `<path d="${shade.patch(angle, angle + 1.1, -598, -336)}" fill="#b08d58" fill-opacity="${index % 3 === 0 ? 0.13 : 0.07}"/>`
  })
  const band = (top: number, bottom: number) =>
    `<path d="${shade.patch(-90, 90, top, bottom)}" fill="${mix(linen.dark, '#c9a56c', 0.5)}" fill-opacity=".55"/>`
  const art = [
    poolOfLight(sheet, 0, 14, 420, 0.6),
    base.art,
    base.gleam(-62, -36, -140, -40, 0.7),
    base.gleam(-58, -30, -244, -206, 0.5),
    base.gleam(58, 76, -130, -50, 0.18),
    neck.art,
    halo(sheet, 0, -470, 400, 0.34),
    `<path d="${ring(128, -598)}" fill="${sheet.radial([0.5, 0.6], 0.6, [
      { at: 0, colour: '#fffdf2' },
      { at: 1, colour: '#f7dfa8' },
    ])}"/><path d="${ring(126, -597)}" fill="none" stroke="${linen.light}" stroke-width="5"/>`,
    shade.art,
    litFromInside(sheet, shade.outline, -4, -446, 250, 0.95),
    threads.join(''),
    band(-598, -586),
    band(-349, -336),
    `<path d="${base.patch(-90, 90, -240, -200)}" fill="${LAMPLIGHT}" fill-opacity=".14"/>`,
  ]
  return {
    art: art.join(''),
    outline: `${base.outline}${neck.outline}${shade.outline}`,
    box: { x: -214, y: -632, width: 428, height: 660 },
    stance: 'stands',
    feet: [roundFoot(104)],
    detail: { x: 0, y: -300, width: 460 },
    centimetres: 48,
  }
}

function globe(paint: Paint): Drawing {
  const { sheet, shades } = paint
  const brass = metal('brass')
  const opal = shadesOf('#f6efdf')
  const column = turned(sheet, 'M 62 -168 C 64 -120 64 -80 66 -46 C 70 -30 120 -26 124 -18 L 124 0', glazeRamp(shades))
  const collar = turned(sheet, 'M 70 -196 C 76 -194 76 -180 70 -168', metalRamp(brass))
  const ball = turned(
    sheet,
    'M 4 -534 C 104 -534 182 -456 182 -358 C 182 -282 134 -212 66 -190',
    glazeRamp(opal),
    0,
    0.25,
  )
  const art = [
    halo(sheet, 0, -360, 420, 0.42),
    poolOfLight(sheet, 0, 12, 420, 0.75),
    column.art,
    column.gleam(-60, -34, -150, -50, 0.55),
    collar.art,
    ball.art,
    litFromInside(sheet, ball.outline, -8, -346, 226, 0.98),
    `<ellipse cx="-66" cy="-448" rx="40" ry="26" fill="#ffffff" fill-opacity=".7" transform="rotate(-38 -66 -448)"/>`,
    `<path d="${column.patch(-90, 90, -166, -140)}" fill="#ffefc0" fill-opacity=".25"/>`,
    `<path d="${column.patch(-90, 90, -26, -18)}" fill="#ffefc0" fill-opacity=".35"/>`,
  ]
  return {
    art: art.join(''),
    outline: `${column.outline}${ball.outline}`,
    box: { x: -184, y: -540, width: 368, height: 572 },
    stance: 'stands',
    feet: [roundFoot(124)],
    detail: { x: 0, y: -220, width: 420 },
    centimetres: 38,
  }
}
