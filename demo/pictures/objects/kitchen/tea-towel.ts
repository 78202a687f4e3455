import { mix, shadesOf } from '../../light/colour.ts'
import { metal, wood } from '../../light/materials.ts'
import { weave } from '../../light/textures.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { folds } from '../../shapes/drape.ts'
import { tube } from '../../shapes/parts.ts'

const TOP = -300

/** A linen tea towel over a brass rail: bands at the hem, a window check, or plain with a contrasting edge. */
export function drawTeaTowel(paint: Paint): Drawing {
  const { sheet, shape, colour, random } = paint
  const ground = shape === 2 ? colour : mix(colour, '#f6f0e3', 0.88)
  const cloth = shadesOf(ground)
  const front = `M-176 ${TOP}C-180 -100 -184 100 -178 282C-130 290 -96 276 -50 284C0 292 40 278 92 286C130 291 154 280 180 284C186 100 180 -100 176 ${TOP}C172 ${TOP - 16} -172 ${TOP - 16} -176 ${TOP}Z`
  const back = `M-150 ${TOP}L-160 210C-90 222 100 214 196 220L190 ${TOP}Z`
  const box = { x: -184, y: TOP - 14, width: 368, height: 304 - TOP }
  const over = sheet.linearAt(
    [0, TOP - 14],
    [0, TOP + 60],
    [
      { at: 0, colour: cloth.gleam, opacity: 0.9 },
      { at: 0.3, colour: cloth.gleam, opacity: 0.3 },
      { at: 0.5, colour: cloth.deep, opacity: 0.18 },
      { at: 1, colour: cloth.deep, opacity: 0 },
    ],
  )
  const side = sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: '#ffffff', opacity: 0.2 },
      { at: 0.5, colour: '#ffffff', opacity: 0 },
      { at: 1, colour: cloth.deep, opacity: 0.34 },
    ],
  )
  const art = [
    `<path d="${back}" fill="${cloth.darker}"/><path d="${back}" fill="${weave(sheet, 2.4, cloth)}"/>`,
    rail(),
    [4, 7, 10]
      .map(
        (shift) => `<path d="${front}" transform="translate(${shift} ${shift * 0.7})" fill="#20140c" opacity=".07"/>`,
      )
      .join(''),
    `<path d="${front}" fill="${cloth.base}"/><g clip-path="${sheet.clip(`<path d="${front}"/>`)}">${print(paint)}<rect x="-190" y="${TOP - 20}" width="380" height="620" fill="${weave(sheet, 2.4, cloth)}"/>${folds(random, box, cloth, 6, 0.8)}<rect x="-190" y="${TOP - 20}" width="380" height="620" fill="${side}"/><rect x="-190" y="${TOP - 20}" width="380" height="90" fill="${over}"/><path d="M-180 262C-130 270 -96 256 -50 264C0 272 40 258 92 266C130 271 154 260 184 264" fill="none" stroke="${cloth.deep}" stroke-width="2" stroke-dasharray="6 4" opacity=".4"/></g>`,
    shape === 2 ? loop(shadesOf(mix(colour, '#f3e6cf', 0.7)).base) : '',
  ]
  return {
    art: art.join(''),
    outline: `${front}M-300 ${TOP - 18}L300 ${TOP - 18}L300 ${TOP}L-300 ${TOP}Z`,
    box: { x: -262, y: TOP - 40, width: 524, height: 336 - TOP },
    stance: 'hangs',
    feet: [],
    detail: { x: 40, y: 170, width: 380 },
    centimetres: 56,
    distance: 20,
  }
}

function rail(): string {
  const brass = metal('brass')
  const post = (x: number) =>
    `<circle cx="${x}" cy="${TOP - 8}" r="24" fill="${brass.dark}"/><circle cx="${x - 3}" cy="${TOP - 11}" r="18" fill="${brass.light}"/><circle cx="${x - 6}" cy="${TOP - 14}" r="8" fill="${brass.gleam}"/>`
  return `${tube(`M-250 ${TOP - 8}L250 ${TOP - 8}`, 17, brass)}${post(-240)}${post(240)}`
}

function loop(colour: string): string {
  return `<path d="M150 -262C144 -230 160 -214 168 -236L172 -262" fill="none" stroke="${wood('walnut').deep}" stroke-width="7" opacity=".2" transform="translate(3 4)"/><path d="M150 -262C144 -230 160 -214 168 -236L172 -262" fill="none" stroke="${colour}" stroke-width="6"/>`
}

/** The woven pattern; it follows the hang of the cloth a little. */
function print({ shape, shades, colour }: Paint): string {
  const band = (y: number, thick: number, opacity = 0.9) =>
    `<path d="M-190 ${y}C-130 ${y + 8} -96 ${y - 6} -50 ${y + 2}C0 ${y + 10} 40 ${y - 4} 92 ${y + 4}C130 ${y + 9} 154 ${y - 2} 190 ${y + 2}" fill="none" stroke="${shades.base}" stroke-width="${thick}" opacity="${opacity}"/>`
  const upright = (x: number, thick: number, opacity = 0.85) =>
    `<path d="M${x} ${TOP - 20}L${x * 1.02} 300" stroke="${shades.base}" stroke-width="${thick}" opacity="${opacity}"/>`
  if (shape === 0)
    return (
      band(236, 8) +
      band(196, 40) +
      band(158, 8) +
      band(144, 4) +
      upright(-160, 5) +
      upright(160, 5) +
      band(-214, 5) +
      band(-196, 14)
    )
  if (shape === 1) {
    const lines = [-132, -66, 0, 66, 132].map((x) => upright(x, 5, 0.8) + upright(x + 9, 2, 0.6))
    return (
      lines.join('') +
      [-260, -194, -128, -62, 4, 70, 136, 202].map((y) => band(y, 5, 0.8) + band(y + 9, 2, 0.6)).join('')
    )
  }
  const edge = mix(colour, '#f6ead2', 0.75)
  return `<path d="M-168 ${TOP - 20}L-170 300M168 ${TOP - 20}L171 300" stroke="${edge}" stroke-width="9"/><path d="M-190 248C-130 256 -96 242 -50 250C0 258 40 244 92 252C130 257 154 246 190 250" fill="none" stroke="${edge}" stroke-width="9"/>`
}
