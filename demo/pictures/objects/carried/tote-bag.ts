import { mix, type Shades, shadesOf } from '../../light/colour.ts'
import { METALS } from '../../light/materials.ts'
import { weave } from '../../light/textures.ts'
import { evenly } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { crease, slubs, stitches } from '../../shapes/cloth.ts'
import { softLine } from '../../shapes/curves.ts'
import { tube } from '../../shapes/parts.ts'

const FORMS = [
  {
    front:
      'M -236 -452 C -130 -444 120 -446 214 -456 C 226 -330 232 -150 226 -14 C 220 -2 210 2 196 3 C 60 10 -110 10 -222 -2 C -236 -4 -242 -12 -242 -26 C -248 -170 -246 -320 -236 -452 Z',
    side: 'M 214 -456 L 292 -486 C 302 -330 308 -170 300 -54 C 298 -40 290 -34 280 -30 L 214 2 C 222 0 226 -6 226 -14 C 232 -150 226 -330 214 -456 Z',
    inside: 'M -236 -452 L -168 -484 C -40 -478 180 -478 292 -486 L 214 -456 C 120 -446 -130 -444 -236 -452 Z',
    near: 'M-122 -402C-124 -560 -92 -706 -10 -706C76 -706 100 -560 98 -404',
    far: 'M-62 -470C-62 -580 -30 -682 44 -682C116 -682 146 -580 144 -472',
    anchors: [-122, 98],
    hem: -452,
    tall: 716,
  },
  {
    front:
      'M -282 -370 C -150 -362 140 -364 254 -374 C 258 -260 248 -120 232 -14 C 228 0 218 3 204 4 C 60 11 -120 11 -214 2 C -230 0 -238 -8 -242 -22 C -262 -130 -280 -260 -282 -370 Z',
    side: 'M 254 -374 L 336 -404 C 338 -280 324 -150 304 -52 C 302 -42 296 -36 286 -32 L 218 3 C 226 0 230 -6 232 -14 C 248 -120 258 -260 254 -374 Z',
    inside: 'M -282 -370 L -204 -400 C -60 -394 220 -396 336 -404 L 254 -374 C 140 -364 -150 -362 -282 -370 Z',
    near: 'M-128 -4C-130 -140 -132 -280 -130 -380C-128 -500 -90 -560 -12 -560C66 -560 104 -500 106 -382C106 -280 102 -140 100 0',
    far: 'M-70 -390C-66 -480 -30 -538 42 -538C112 -538 148 -480 152 -392',
    anchors: [-130, 106],
    hem: -370,
    tall: 572,
  },
  {
    front:
      'M -214 -440 C -110 -428 110 -428 210 -444 C 214 -380 236 -200 246 -60 C 248 -22 232 2 190 6 C 60 14 -90 14 -196 4 C -238 0 -252 -26 -250 -66 C -242 -200 -222 -370 -214 -440 Z',
    side: '',
    inside: 'M -214 -440 C -120 -462 120 -466 210 -444 C 110 -428 -110 -428 -214 -440 Z',
    near: 'M-150 -436C-150 -600 -110 -740 -4 -740C104 -740 146 -600 146 -438',
    far: 'M-128 -452C-124 -590 -86 -708 18 -708C110 -708 132 -590 130 -454',
    anchors: [-150, 146],
    hem: -440,
    tall: 750,
  },
] as const

const LEATHER = '#7a4a2b'

/** A bag to carry by hand: waxed canvas with riveted leather, a two-coloured boat bag, or soft linen on cloth handles. */
export function drawToteBag(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const form = FORMS[shape]
  const strap = shape === 0 ? shadesOf(LEATHER) : shades
  const body = shape === 1 ? shadesOf('#e9dfca') : shades
  const box = { x: -290, y: form.hem - 40, width: 630, height: -form.hem + 54 }
  const ground = sheet.linear(
    [0, 0.1],
    [1, 0.75],
    evenly([body.light, mix(body.light, body.lighter, 0.55), body.base, mix(body.base, body.dark, 0.8)]),
  )
  const cloth = weave(sheet, shape === 0 ? 2.2 : 3, body, 1)
  const art = [
    `<path d="${form.inside}" fill="${sheet.linear([0, 0], [1, 0], evenly([body.deep, body.darker, body.dark]))}"/>`,
    handle(form.far, mix(strap.dark, strap.darker, 0.5)),
    form.side
      ? `<path d="${form.side}" fill="${sheet.linear([0, 0], [0.8, 1], evenly([body.dark, body.darker, mix(body.darker, body.deep, 0.6)]))}"/><path d="${form.side}" fill="${cloth}" fill-opacity=".4"/>`
      : '',
    form.side ? softLine(`M262 ${form.hem - 8}C238 -300 296 -180 256 -24`, 40, body.deep, 0.42, 6) : '',
    `<path d="${form.front}" fill="${ground}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${form.front}${form.side}"/>`)}">`,
    slubs(random, box, body, shape === 2 ? 110 : 60),
    `<path d="${form.front}" fill="${cloth}" fill-opacity="${shape === 0 ? 0.35 : 0.6}"/>`,
    softLine('M-260 6L320 6', 120, body.deep, 0.36),
    wrinkles(shape, body),
    shape === 1 ? bottom(paint) : '',
    '</g>',
    hem(shape, form.hem, body),
    handle(form.near, shape === 0 ? '' : strap.base, strap),
    shape === 0 ? tabs(paint, form.anchors) : '',
    shape === 2
      ? stitches('M-166 -428L-134 -404L-166 -404L-134 -428M130 -428L162 -404L130 -404L162 -428', body.lighter, 6, 2.4)
      : '',
  ]
  return {
    art: art.join(''),
    outline: `${form.front}${form.side}${form.inside}${form.near}L${form.anchors[1] - 26} ${form.hem}C${form.anchors[1] - 30} ${-form.tall + 120} ${form.anchors[0] + 30} ${-form.tall + 120} ${form.anchors[0] + 26} ${form.hem}Z`,
    box: {
      x: shape === 1 ? -284 : -252,
      y: -form.tall,
      width: shape === 1 ? 622 : shape === 0 ? 558 : 502,
      height: form.tall + 14,
    },
    stance: 'stands',
    feet: [{ x: shape === 2 ? 0 : 26, y: -6, halfWidth: shape === 2 ? 230 : 258, halfDepth: 30 }],
    detail: { x: form.anchors[0] + 70, y: form.hem + 40, width: 420 },
    centimetres: shape === 1 ? 42 : 58,
  }
}

/** A flat strap; with shades it is the near one, with light along its edge and a seam on both sides. */
function handle(path: string, colour: string, shades?: Shades): string {
  if (!shades) return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="25" stroke-linecap="butt"/>`
  const thick = `<path d="${path}" fill="none" stroke="#140c07" stroke-width="29" stroke-opacity=".22" transform="translate(6 5)"/>`
  return `${thick}${tube(path, 27, shades, 'butt')}<path d="${path}" fill="none" stroke="${colour || shades.base}" stroke-width="17"/><path d="${path}" fill="none" stroke="${shades.lighter}" stroke-width="5" stroke-opacity=".4" transform="translate(-4 -3)"/><path d="${path}" fill="none" stroke="${shades.gleam}" stroke-width="1.8" stroke-dasharray="7 6" stroke-opacity=".55" transform="translate(7 1)"/>`
}

function hem(shape: number, y: number, body: Shades): string {
  const reach = shape === 1 ? [-276, 250] : shape === 0 ? [-234, 215] : [-212, 210]
  const line = (down: number) =>
    `M${reach[0]} ${y + down}C-120 ${y + down + 8} 110 ${y + down + 7} ${reach[1]} ${y + down - 3}`
  return `<path d="${line(2)}" fill="none" stroke="${body.gleam}" stroke-width="3" stroke-opacity=".6"/>${softLine(line(36), 7, body.deep, 0.3, 3)}${stitches(line(31), body.lighter, 8, 2.2)}`
}

function wrinkles(shape: number, body: Shades): string {
  const strength = shape === 2 ? 0.17 : 0.15
  return [
    crease([-246, -300], [-150, -250], [-30, -300], 44, body, strength),
    crease([-244, -90], [-150, -170], [-50, -150], 46, body, strength),
    crease([232, -230], [150, -240], [70, -170], 42, body, strength),
    crease([-70, 0], [-40, -90], [-90, -180], 44, body, strength),
    crease([130, 0], [110, -80], [160, -170], 40, body, strength),
    shape === 2
      ? crease([-30, -436], [-20, -300], [-50, -120], 60, body, 0.2) +
        crease([96, -436], [130, -280], [90, -110], 52, body, 0.18)
      : '',
  ].join('')
}

/** Riveted leather ends of the handles. */
function tabs({ sheet }: Paint, anchors: readonly [number, number]): string {
  const leather = shadesOf(LEATHER)
  const brass = shadesOf(METALS.brass)
  return anchors
    .map((x) => {
      const tab = `M${x - 17} -446L${x + 17} -446L${x + 17} -352C${x + 17} -336 ${x - 17} -336 ${x - 17} -352Z`
      const rivet = (y: number) =>
        `<circle cx="${x + 1.5}" cy="${y + 2}" r="8" fill="#1c0f06" fill-opacity=".6"/><circle cx="${x}" cy="${y}" r="7" fill="${sheet.radial([0.35, 0.3], 0.75, evenly([brass.gleam, brass.light, brass.darker]))}"/>`
      return `<path d="${tab}" fill="#140c07" fill-opacity=".35" transform="translate(4 5)"/><path d="${tab}" fill="${sheet.linear([0, 0], [1, 0.3], evenly([leather.light, leather.base, leather.dark]))}"/>${stitches(`M${x - 11} -440L${x - 11} -354C${x - 11} -346 ${x + 11} -346 ${x + 11} -354L${x + 11} -440`, '#e0c79a', 6, 1.8)}${rivet(-416)}${rivet(-372)}`
    })
    .join('')
}

/** The coloured foot of the boat bag. */
function bottom({ sheet, shades }: Paint): string {
  const band = 'M-300 -128C-120 -118 120 -118 242 -130L340 -160L340 30L-300 30Z'
  return `<path d="${band}" fill="${sheet.linear([0, 0], [1, 0.5], evenly([shades.light, shades.base, shades.dark, shades.deep]))}" fill-opacity=".96"/><path d="${band}" fill="${weave(sheet, 3, shades, 1)}" fill-opacity=".6"/>${stitches('M-262 -118C-120 -109 120 -109 240 -121', shades.lighter, 8, 2.2)}${softLine('M-260 8L320 8', 90, shades.deep, 0.4)}`
}
