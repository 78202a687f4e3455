import { weave } from '../../light/textures.ts'
import { fading } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { crease, knots, slubs } from '../../shapes/cloth.ts'
import { softLine } from '../../shapes/curves.ts'

const FORMS = [
  {
    // The sides draw in between well-filled corners, as a feather pad does in its cover.
    cover:
      'M -296 -588 C -262 -600 -150 -572 0 -574 C 150 -576 258 -598 292 -584 C 310 -570 280 -440 282 -300 C 284 -150 312 -32 298 -10 C 270 6 150 -12 0 -10 C -150 -8 -268 8 -298 -8 C -314 -30 -286 -160 -284 -300 C -282 -440 -316 -566 -296 -588 Z',
    half: 300,
    height: 590,
    creases: [
      [[-292, -582], [-236, -520], [-196, -420], 30],
      [[286, -580], [222, -520], [204, -430], 32],
      [[-292, -14], [-226, -70], [-212, -160], 34],
      [[292, -18], [230, -78], [216, -176], 32],
      [[-262, -590], [-160, -540], [-70, -540], 22],
      [[150, -580], [120, -520], [136, -470], 16],
      [[-80, -10], [-70, -60], [-100, -100], 18],
      [[284, -330], [240, -320], [196, -296], 16],
    ],
    centimetres: 45,
  },
  {
    cover:
      'M -430 -396 C -404 -412 -200 -392 0 -392 C 200 -392 402 -412 428 -394 C 444 -376 420 -280 421 -200 C 422 -120 446 -26 430 -8 C 404 8 200 -10 0 -10 C -200 -10 -402 8 -430 -8 C -446 -28 -422 -120 -421 -200 C -420 -280 -448 -376 -430 -396 Z',
    half: 438,
    height: 402,
    creases: [
      [[-420, -390], [-352, -330], [-330, -250], 46],
      [[420, -388], [350, -330], [330, -250], 46],
      [[-424, -14], [-350, -60], [-330, -130], 44],
      [[424, -14], [352, -60], [336, -136], 44],
    ],
    centimetres: 35,
  },
  {
    cover:
      'M 0 -560 C 164 -560 290 -440 290 -284 C 290 -122 164 -6 0 -6 C -164 -6 -290 -122 -290 -284 C -290 -440 -164 -560 0 -560 Z',
    half: 292,
    height: 562,
    creases: [],
    centimetres: 42,
  },
] as const

/** A cushion standing on its edge: washed linen, oblong bouclé, or round pleated velvet with a button. */
export function drawCushion(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const form = FORMS[shape]
  const { cover, half, height } = form
  const box = { x: -half, y: -height, width: half * 2, height: height + 8 }
  const middle = -height * 0.54
  const volume = sheet.radialAt(
    [-half * 0.26, middle - height * 0.16],
    half * 1.38,
    [
      { at: 0, colour: shades.lighter },
      { at: 0.36, colour: shades.light },
      { at: 0.6, colour: shades.base },
      { at: 0.86, colour: shades.dark },
      { at: 1, colour: shades.darker },
    ],
    (height / half) * 0.52,
  )
  const cloth = shape === 0 ? weave(sheet, 3, shades, 2) : shape === 1 ? knots(sheet, shades, 9) : ''
  const art = [
    `<path d="${cover}" fill="${volume}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${cover}"/>`)}">`,
    softLine(`M${-half} ${-height * 0.02}L${half} ${-height * 0.02}`, height * 0.26, shades.deep, 0.42),
    softLine(`M${half * 0.99} ${-height}L${half * 0.99} 0`, half * 0.3, shades.deep, 0.32),
    softLine(`M${-half} ${-height * 0.975}L${half * 0.9} ${-height * 0.975}`, height * 0.07, shades.gleam, 0.3),
    shape === 2 ? pleats(paint) : '',
    ...form.creases.map(([from, control, to, width]) =>
      crease(from, control, to, width, shades, shape === 1 ? 0.16 : 0.26),
    ),
    shape === 0 ? slubs(random, box, shades) : '',
    cloth ? `<path d="${cover}" fill="${cloth}" fill-opacity="${shape === 0 ? 0.62 : 1}"/>` : '',
    '</g>',
    shape === 2
      ? piping(cover, paint)
      : `<path d="${cover}" fill="none" stroke="${shades.darker}" stroke-width="3" stroke-opacity=".35"/>`,
    shape === 0 ? seam(paint) : '',
  ]
  return {
    art: art.join(''),
    outline: cover,
    box,
    stance: 'stands',
    feet: [{ x: 0, y: -6, halfWidth: shape === 2 ? half * 0.5 : half * 0.94, halfDepth: height * 0.07 }],
    detail: { x: -half * 0.52, y: -height * 0.68, width: half * 1.35 },
    centimetres: form.centimetres,
  }
}

/** The closed seam inside the edge, seen as a fine dark line with light under it. */
function seam({ shades }: Paint): string {
  const line = 'M-284 -574C-252 -582 -150 -560 0 -562C150 -564 250 -582 282 -572'
  return `<path d="${line}" fill="none" stroke="${shades.deep}" stroke-width="2.4" stroke-opacity=".35"/><path d="${line}" fill="none" stroke="${shades.gleam}" stroke-width="2" stroke-opacity=".4" transform="translate(0 3.4)"/>`
}

/** Velvet folds that run from the button to the edge; the pile shines on the side that faces the light. */
function pleats({ sheet, shades }: Paint): string {
  const rays = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * Math.PI * 2 + 0.08
    const at = (radius: number, turn: number): [number, number] => [
      Math.cos(angle + turn) * radius * 1.04,
      -284 + Math.sin(angle + turn) * radius,
    ]
    const [x1, y1] = at(26, 0)
    const [x2, y2] = at(286, 0.05)
    const facing = Math.cos(angle - Math.PI * 1.22)
    const path = `M${x1} ${y1}Q${at(150, -0.05).join(' ')} ${x2} ${y2}`
    const bright = `M${at(46, 0.1).join(' ')}Q${at(150, 0.07).join(' ')} ${at(266, 0.14).join(' ')}`
    return softLine(path, 19, shades.deep, 0.4, 5) + softLine(bright, 17, shades.gleam, 0.16 + 0.14 * facing, 4)
  })
  const hollow = sheet.radialAt([0, -284], 120, fading(shades.deep, [0.75, 0.4, 0]))
  const button = sheet.radial([0.36, 0.3], 0.75, [
    { at: 0, colour: shades.gleam },
    { at: 0.45, colour: shades.light },
    { at: 1, colour: shades.darker },
  ])
  return `${rays.join('')}<circle cx="0" cy="-284" r="120" fill="${hollow}"/><circle cx="4" cy="-279" r="31" fill="${shades.deep}" fill-opacity=".7"/><circle cx="0" cy="-284" r="28" fill="${button}"/>`
}

function piping(cover: string, { shades }: Paint): string {
  return `<path d="${cover}" fill="none" stroke="${shades.darker}" stroke-width="14"/><path d="${cover}" fill="none" stroke="${shades.base}" stroke-width="10" transform="translate(-1 -1.4)"/><path d="${cover}" fill="none" stroke="${shades.lighter}" stroke-width="3" stroke-opacity=".6" transform="translate(-2.4 -3)"/>`
}
