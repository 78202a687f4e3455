import { mix, shadesOf } from '../../light/colour.ts'
import { metal, wood } from '../../light/materials.ts'
import { weave } from '../../light/textures.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { folds } from '../../shapes/drape.ts'
import { tube } from '../../shapes/parts.ts'

/** An apron on a wooden peg: linen with a wide pocket, a barista's with leather straps, or striped cotton. */
export function drawApron(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const body =
    'M-92 -300C-50 -290 50 -290 92 -300C100 -220 128 -150 196 -112C206 40 214 180 206 330C140 346 70 334 0 340C-70 346 -140 334 -206 330C-214 180 -206 40 -196 -112C-128 -150 -100 -220 -92 -300Z'
  const strap = shape === 1 ? shadesOf('#7a4c2e') : shadesOf(mix(paint.colour, shades.dark, 0.5))
  const neck = 'M-80 -296C-70 -400 -22 -466 0 -478C22 -466 70 -400 80 -296'
  const light = sheet.linear(
    [0, 0],
    [1, 0.1],
    [
      { at: 0, colour: '#ffffff', opacity: 0.22 },
      { at: 0.4, colour: '#ffffff', opacity: 0.04 },
      { at: 1, colour: shades.deep, opacity: 0.46 },
    ],
  )
  const box = { x: -210, y: -120, width: 420, height: 470 }
  const chest = { x: -110, y: -300, width: 220, height: 400 }
  const tie = (side: 1 | -1) =>
    `M${side * 194} -106C${side * 236} -60 ${side * 222} 20 ${side * 240} 110C${side * 246} 150 ${side * 232} 170 ${side * 238} 200`
  const stripes =
    shape === 2
      ? Array.from(
          { length: 14 },
          (_, index) =>
            `<rect x="${-210 + index * 32}" y="-320" width="7" height="680" fill="${mix(paint.colour, '#faf4e8', 0.8)}" opacity=".85"/>`,
        ).join('')
      : ''
  const art = [
    tube(neck, 15, strap),
    `<g fill="none" stroke-linecap="round"><path d="${tie(-1)}${tie(1)}" stroke="${strap.darker}" stroke-width="15"/><path d="${tie(-1)}${tie(1)}" stroke="${strap.base}" stroke-width="11" transform="translate(-1.5 -1)"/></g>`,
    peg(),
    `<path d="${body}" fill="${shades.base}"/><g clip-path="${sheet.clip(`<path d="${body}"/>`)}">${stripes}<rect x="-220" y="-320" width="440" height="680" fill="${weave(sheet, 2.3, shades)}"/>${folds(random, box, shades, 7, 0.85)}${folds(random, chest, shades, 2, 0.5)}<rect x="-220" y="-320" width="440" height="680" fill="${light}"/>${hem(shades.deep)}</g>`,
    pocket(paint),
    shape === 1 ? rivets() : '',
    `<path d="M-90 -297C-50 -287 50 -287 90 -297" fill="none" stroke="${shades.gleam}" stroke-width="2.5" opacity=".5"/>`,
  ]
  return {
    art: art.join(''),
    outline: `${body}M-80 -296C-70 -400 -22 -466 0 -478C22 -466 70 -400 80 -296L66 -296C58 -390 16 -446 0 -458C-16 -446 -58 -390 -66 -296Z`,
    box: { x: -250, y: -512, width: 500, height: 862 },
    stance: 'hangs',
    feet: [],
    detail: { x: -40, y: -60, width: 460 },
    centimetres: 96,
    distance: 22,
  }
}

function hem(colour: string): string {
  return `<g fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="6 4" opacity=".45"><path d="M-84 -284C-50 -276 50 -276 84 -284"/><path d="M-206 314C-140 330 -70 318 0 324C70 330 140 318 206 314"/><path d="M-82 -290C-90 -216 -122 -140 -188 -104C-198 40 -204 180 -196 326M82 -290C90 -216 122 -140 188 -104C198 40 204 180 196 326"/></g>`
}

function pocket({ sheet, shades, shape }: Paint): string {
  const [x, y, width, height] = shape === 1 ? [-70, -190, 140, 96] : [-128, 20, 256, 150]
  const shape0 = `M${x} ${y}Q${x + width / 2} ${y + 7} ${x + width} ${y}L${x + width - 3} ${y + height - 14}Q${x + width - 5} ${y + height} ${x + width - 20} ${y + height}L${x + 20} ${y + height}Q${x + 5} ${y + height} ${x + 3} ${y + height - 14}Z`
  const fill = sheet.linear([0, 0], [1, 0.2], evenly([shades.light, shades.base, shades.dark]))
  const gap = sheet.linear([0, 0], [0, 1], fading(shades.deep, [0.55, 0]))
  const middle =
    shape === 1
      ? ''
      : `<path d="M${x + width / 2} ${y + 4}L${x + width / 2} ${y + height}" stroke="${shades.deep}" stroke-width="2" stroke-dasharray="6 4" opacity=".5"/>`
  const towel =
    shape === 0
      ? `<path d="M${x + 160} ${y - 44}C${x + 186} ${y - 54} ${x + 214} ${y - 50} ${x + 228} ${y - 40}L${x + 232} ${y + 8}L${x + 156} ${y + 8}Z" fill="#f1e8d6"/><path d="M${x + 160} ${y - 44}C${x + 186} ${y - 54} ${x + 214} ${y - 50} ${x + 228} ${y - 40}L${x + 232} ${y + 8}L${x + 156} ${y + 8}Z" fill="${sheet.linear([0, 0], [1, 0], fading('#3a2a1c', [0, 0.12, 0, 0.3, 0.1]))}"/>`
      : ''
  return `${towel}<path d="${shape0}" fill="${shades.deep}" opacity=".35" transform="translate(5 6)"/><path d="${shape0}" fill="${fill}"/><path d="${shape0}" fill="${weave(sheet, 2.3, shades)}"/>${middle}<path d="M${x + 2} ${y + 13}Q${x + width / 2} ${y + 20} ${x + width - 2} ${y + 13}" fill="none" stroke="${shades.deep}" stroke-width="2" stroke-dasharray="6 4" opacity=".5"/><path d="M${x} ${y}Q${x + width / 2} ${y + 7} ${x + width} ${y}" fill="none" stroke="${shades.gleam}" stroke-width="3" opacity=".6"/><rect x="${x}" y="${y - 9}" width="${width}" height="9" fill="${gap}" opacity=".25"/>`
}

function rivets(): string {
  const brass = metal('brass')
  return [
    [-80, -282],
    [80, -282],
    [-186, -100],
    [186, -100],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x - 16} ${y - 16}L${x + 16} ${y - 16}L${x + 13} ${y + 18}L${x - 13} ${y + 18}Z" fill="#70452a"/><circle cx="${x}" cy="${y}" r="7.5" fill="${brass.dark}"/><circle cx="${x - 1.5}" cy="${y - 1.5}" r="5" fill="${brass.gleam}"/>`,
    )
    .join('')
}

function peg(): string {
  const oak = wood('oak')
  return `<circle cx="4" cy="-474" r="34" fill="#20140c" opacity=".25"/><circle cx="0" cy="-480" r="32" fill="${oak.darker}"/><circle cx="-2" cy="-482" r="29" fill="${oak.base}"/><circle cx="-5" cy="-486" r="22" fill="${oak.light}"/><path d="M-22 -494Q-4 -506 16 -494M-24 -482Q0 -492 22 -480M-20 -468Q0 -476 18 -468" fill="none" stroke="${oak.darker}" stroke-width="2" opacity=".4"/>`
}
