import { mix, type Shades, shadesOf } from '../../light/colour.ts'
import { metal, wood } from '../../light/materials.ts'
import { woodGrain } from '../../light/textures.ts'
import { evenly, fading, round, type Sheet } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { slab, softLine } from '../../shapes/curves.ts'
import { turnedPath } from '../../shapes/parts.ts'

const FORMS = [
  {
    lean: -32,
    box: { x: -330, y: -262, width: 660, height: 524 },
    centimetres: 19,
    detail: { x: -170, y: 90, width: 400 },
  },
  {
    lean: -14,
    box: { x: -330, y: -200, width: 660, height: 400 },
    centimetres: 11,
    detail: { x: -100, y: 60, width: 400 },
  },
  {
    lean: -30,
    box: { x: -350, y: -270, width: 700, height: 540 },
    centimetres: 20,
    detail: { x: -180, y: 100, width: 420 },
  },
] as const

/** A beech brush lying on its side: a dish brush with a round head, a nail brush, or a long-handled one. The bristles take the colour. */
export function drawBrush(paint: Paint): Drawing {
  const { shape } = paint
  const { lean, box, centimetres, detail } = FORMS[shape]
  const [art, outline] = shape === 0 ? dish(paint) : shape === 1 ? nail(paint) : bottle(paint)
  return {
    art: `<g transform="rotate(${lean})">${art}</g>`,
    outline: turnedPath(outline, lean, 0, 0),
    box,
    stance: 'lies',
    feet: [],
    detail,
    centimetres,
  }
}

/** Straw-like bristles from a line of roots (x from left to right at y) that spread and end unevenly, `length` down. */
function bristles(
  { shades, random }: Paint,
  left: number,
  right: number,
  y: number,
  length: number,
  flare: number,
  bend = 0,
): string {
  const count = Math.round((right - left) * 1.25)
  const middle = (left + right) / 2
  const straws = Array.from({ length: count }, (_, index) => {
    const x = left + ((index * 0.618034) % 1) * (right - left)
    const aside = ((x - middle) / (right - left)) * 2
    const tip = x + aside * flare + (random() - 0.5) * 9
    const sag = bend * (1 - aside * aside)
    const drop = length * (0.93 + random() * 0.09) - Math.abs(aside) ** 2 * length * 0.1
    // Darker at the root and on the side away from the light.
    const tone = random() * 0.75 - aside * 0.2
    const colour = tone > 0.45 ? shades.lighter : tone > 0.2 ? shades.light : tone > 0 ? shades.base : shades.dark
    return `<path d="M${round(x)} ${round(y + sag)}Q${round(x + aside * flare * 0.25)} ${round(y + drop * 0.5)} ${round(tip)} ${round(y + drop)}" stroke="${colour}" stroke-width="${round(2 + random() * 1.4)}"/>`
  })
  return `<g fill="none" stroke-linecap="round">${straws.join('')}</g>`
}

function beechPart(sheet: Sheet, random: () => number, outline: string, box: Drawing['box'], beech: Shades): string {
  const shade = sheet.linear(
    [0.1, 0],
    [0.2, 1],
    [
      { at: 0, colour: '#fff6e4', opacity: 0.55 },
      { at: 0.25, colour: '#fff6e4', opacity: 0.3 },
      { at: 0.55, colour: '#2a1608', opacity: 0 },
      { at: 1, colour: '#2a1608', opacity: 0.5 },
    ],
  )
  return `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${woodGrain(sheet, random, box, beech, 22)}<path d="${outline}" fill="${shade}"/></g><path d="${outline}" fill="none" stroke="${beech.deep}" stroke-width="1.6" stroke-opacity=".35"/>`
}

function dish(paint: Paint): [string, string] {
  const { sheet, shades, random } = paint
  const beech = wood('beech')
  const steel = metal('steel')
  const handle =
    'M-150 -19C-60 -24 60 -16 180 -24C260 -30 330 -28 360 -12C376 -2 376 14 360 20C330 32 260 32 180 24C60 14 -60 22 -150 15Z'
  const head =
    'M-326 -46C-326 -70 -302 -78 -250 -78C-198 -78 -174 -70 -174 -46L-176 -16C-178 2 -200 10 -250 10C-300 10 -322 2 -324 -16Z'
  const fan = 'M-320 0C-328 50 -342 100 -348 138C-320 162 -180 162 -152 138C-158 100 -172 50 -180 0Z'
  const wire = 'M-120 -26L-160 -30C-200 -34 -214 -52 -226 -80M-120 22L-160 22C-196 22 -210 10 -226 -10'
  const strand = (colour: string, width: number, shift = 0, opacity = 1) =>
    `<path d="${wire}" fill="none" stroke-opacity="${opacity}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" transform="translate(${shift} ${shift})"/>`
  const art = [
    `<path d="${fan}" fill="${mix(shades.darker, shades.dark, 0.4)}"/>`,
    bristles(paint, -318, -182, 0, 150, 30),
    `<g clip-path="${sheet.clip(`<path d="${fan}"/>`)}">${softLine('M-322 16L-178 16', 60, shades.deep, 0.55, 6)}${softLine('M-172 30L-150 140', 60, shades.deep, 0.35, 5)}</g>`,
    beechPart(sheet, random, handle, { x: -160, y: -40, width: 540, height: 76 }, beech),
    `<circle cx="336" cy="2" r="10" fill="#2b1a0e" fill-opacity=".8"/><path d="M336 2C356 -30 410 -26 410 4C410 30 362 32 338 8" fill="none" stroke="#c9ad84" stroke-width="6"/><path d="M338 0C358 -30 408 -26 408 2" fill="none" stroke="#efe0c0" stroke-width="1.8"/>`,
    beechPart(sheet, random, head, { x: -330, y: -82, width: 160, height: 96 }, beech),
    `<path d="M-322 -6C-300 14 -200 14 -178 -6" fill="none" stroke="#3b2413" stroke-width="3" stroke-opacity=".4"/>`,
    strand('#140c08', 9, 3, 0.3),
    strand(steel.darker, 8),
    strand(steel.light, 5, -0.8),
    strand(steel.gleam, 1.8, -1.6),
    `<path d="${slab(-132, -27, 26, 52, 4)}" fill="${sheet.linear([0, 0], [0, 1], evenly([steel.light, steel.gleam, steel.base, steel.deep, steel.base]))}"/>`,
  ]
  return [art.join(''), `${handle}${head}${fan}`]
}

function nail(paint: Paint): [string, string] {
  const { sheet, shades, random } = paint
  const beech = wood('beech')
  const back =
    'M-300 -36C-304 -96 -180 -116 0 -116C180 -116 304 -96 300 -36C300 -10 284 0 260 0L-260 0C-284 0 -300 -10 -300 -36Z'
  const fan = 'M-268 -4L-284 138C-200 150 200 150 284 138L268 -4Z'
  const tufts = Array.from({ length: 12 }, (_, index) =>
    softLine(`M${-242 + index * 44} 6L${-258 + index * 47} 132`, 9, shades.deep, 0.24, 3),
  )
  const art = [
    `<path d="${fan}" fill="${mix(shades.darker, shades.dark, 0.4)}"/>`,
    bristles(paint, -266, 266, -4, 150, 16),
    tufts.join(''),
    `<g clip-path="${sheet.clip(`<path d="${fan}"/>`)}">${softLine('M-280 4L280 4', 54, shades.deep, 0.6, 6)}</g>`,
    beechPart(sheet, random, back, { x: -306, y: -120, width: 612, height: 124 }, beech),
    `<path d="M-250 -84C-150 -100 60 -104 190 -92" fill="none" stroke="#fffaf0" stroke-width="9" stroke-linecap="round" stroke-opacity=".35"/><path d="M-292 -28C-150 -18 150 -18 292 -28" fill="none" stroke="#3b2413" stroke-width="3" stroke-opacity=".3"/>`,
  ]
  return [art.join(''), `${back}${fan}`]
}

function bottle(paint: Paint): [string, string] {
  const { sheet, shades, random } = paint
  const beech = wood('beech')
  const head =
    'M-372 -60C-330 -86 -110 -86 -70 -56C-58 -40 -50 -22 -20 -20C120 -16 240 -28 352 -24C384 -22 396 -8 396 6C396 22 380 32 350 32C240 32 120 22 -20 22C-40 24 -60 30 -90 32L-340 32C-384 30 -396 -40 -372 -60Z'
  const fan = 'M-368 28L-392 156C-330 172 -150 172 -84 156L-98 28Z'
  const art = [
    `<path d="${fan}" fill="${mix(shades.darker, shades.dark, 0.4)}"/>`,
    bristles(paint, -362, -104, 26, 142, 26),
    Array.from({ length: 7 }, (_, index) =>
      softLine(`M${-348 + index * 40} 36L${-362 + index * 44} 150`, 9, shades.deep, 0.24, 3),
    ).join(''),
    `<g clip-path="${sheet.clip(`<path d="${fan}"/>`)}">${softLine('M-370 34L-96 34', 50, shades.deep, 0.6, 6)}</g>`,
    beechPart(sheet, random, head, { x: -392, y: -86, width: 792, height: 122 }, beech),
    `<path d="M-340 -56C-270 -70 -160 -70 -104 -56" fill="none" stroke="#fffaf0" stroke-width="8" stroke-linecap="round" stroke-opacity=".35"/><circle cx="364" cy="4" r="11" fill="${sheet.linear([0, 0], [1, 1], fading('#2b1a0e', [0.95, 0.5]))}"/><path d="M364 4C390 -26 430 -10 424 18C418 40 382 34 366 10" fill="none" stroke="${shadesOf('#7a4a2b').base}" stroke-width="6"/>`,
  ]
  return [art.join(''), `${head}${fan}`]
}
