import { mix, shadesOf } from '../../light/colour.ts'
import { weave } from '../../light/textures.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { crease, stitches } from '../../shapes/cloth.ts'
import { slab, softLine } from '../../shapes/curves.ts'
import { turnedPath } from '../../shapes/parts.ts'

const FORMS = [
  { width: 440, height: 620, lean: -9, centimetres: 24 },
  { width: 660, height: 480, lean: -6, centimetres: 19 },
  { width: 440, height: 620, lean: 8, centimetres: 24 },
] as const

/** A notebook from above: dyed board with a cloth spine, a landscape sketchbook with an elastic, or two thin ones sewn with thread. */
export function drawNotebook(paint: Paint): Drawing {
  const { shape } = paint
  const { width, height, lean, centimetres } = FORMS[shape]
  const left = -width / 2
  const top = -height / 2
  const cover = slab(left, top, width, height, shape === 2 ? 8 : 26)
  const art = shape === 2 ? pair(paint, cover, left, top) : book(paint, cover, left, top, width, height)
  const radians = (Math.abs(lean) * Math.PI) / 180
  const wide = width * Math.cos(radians) + height * Math.sin(radians) + (shape === 2 ? 60 : 20)
  const tall = height * Math.cos(radians) + width * Math.sin(radians) + 20
  return {
    art: `<g transform="rotate(${lean})">${art}</g>`,
    outline: `${turnedPath(cover, lean, 0, 0)}${shape === 2 ? turnedPath(cover, lean + 13, 46, -8) : ''}`,
    box: { x: -wide / 2 + (shape === 2 ? 20 : 0), y: -tall / 2, width: wide, height: tall },
    stance: 'lies',
    feet: [],
    detail: { x: shape === 1 ? width * 0.28 : left * 0.55, y: top * 0.48, width: 400 },
    centimetres,
  }
}

function book(paint: Paint, cover: string, left: number, top: number, width: number, height: number): string {
  const { sheet, shades, shape } = paint
  const spineWidth = 74
  const cloth = shadesOf(mix(shades.deep, '#2a2420', 0.4))
  const pages = sheet.linear([0, 0], [1, 1], evenly(['#f4ecd9', '#d8ccb2', '#efe5cf', '#cbbd9f']))
  const board = sheet.linear(
    [0, 0],
    [1, 1],
    [
      { at: 0, colour: shades.lighter },
      { at: 0.3, colour: shades.light },
      { at: 0.65, colour: shades.base },
      { at: 1, colour: mix(shades.base, shades.dark, 0.7) },
    ],
  )
  const spine = `M${left + spineWidth} ${top}L${left + 26} ${top}Q${left} ${top} ${left} ${top + 26}L${left} ${top + height - 26}Q${left} ${top + height} ${left + 26} ${top + height}L${left + spineWidth} ${top + height}Z`
  const debossed = slab(left + width * 0.42, top + height * 0.16, width * 0.38, height * 0.13, 4)
  return [
    `<path d="${cover}" fill="${shades.deep}" transform="translate(9 17)"/><path d="${cover}" fill="${pages}" transform="translate(5 12) scale(.988)"/><path d="${cover}" fill="#8d7f66" fill-opacity=".5" transform="translate(4 8) scale(.99)"/><path d="${cover}" fill="${shades.darker}" transform="translate(1.6 3.6)"/>`,
    `<path d="${cover}" fill="${board}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${cover}"/>`)}"><path d="${cover}" fill="${sheet.radialAt([left * 0.3, top * 0.5], width * 0.8, fading('#ffffff', [0.16, 0.05, 0]))}"/></g>`,
    shape === 0
      ? `<path d="${spine}" fill="${sheet.linear([0, 0], [1, 0], evenly([cloth.darker, cloth.light, cloth.base, cloth.base]))}"/><path d="${spine}" fill="${weave(sheet, 2, cloth)}"/>${softLine(`M${left + spineWidth + 3} ${top + 2}L${left + spineWidth + 3} ${top + height - 2}`, 9, shades.deep, 0.5, 4)}`
      : '',
    softLine(
      `M${left + (shape === 0 ? 34 : 46)} ${top + 3}L${left + (shape === 0 ? 34 : 46)} ${top + height - 3}`,
      12,
      shape === 0 ? cloth.deep : shades.deep,
      0.5,
      4,
    ),
    shape === 0
      ? `<path d="${debossed}" fill="${shades.base}" fill-opacity=".6"/><path d="${debossed}" fill="none" stroke="${shades.deep}" stroke-width="3" stroke-opacity=".5"/><path d="${debossed}" fill="none" stroke="${shades.gleam}" stroke-width="2" stroke-opacity=".5" transform="translate(2 2.4)"/><path d="M${left + width * 0.48} ${top + height * 0.225}l${width * 0.26} 0" stroke="${shades.deep}" stroke-width="3" stroke-opacity=".45"/><path d="M${left + width * 0.48} ${top + height * 0.225 + 2.6}l${width * 0.26} 0" stroke="${shades.gleam}" stroke-width="1.6" stroke-opacity=".5"/>`
      : elastic(left + width - 76, top, height, cloth.base),
    `<path d="${cover}" fill="none" stroke="${sheet.linear(
      [0, 0],
      [1, 1],
      [
        { at: 0, colour: shades.gleam, opacity: 0.9 },
        { at: 0.5, colour: shades.gleam, opacity: 0.3 },
        { at: 1, colour: shades.deep, opacity: 0.4 },
      ],
    )}" stroke-width="2.6"/>`,
  ].join('')
}

function elastic(x: number, top: number, height: number, colour: string): string {
  const line = `M${x} ${top - 2}L${x} ${top + height + 14}`
  return `<path d="${line}" stroke="#140c08" stroke-width="17" stroke-opacity=".3" transform="translate(6 2)"/><path d="${line}" stroke="${colour}" stroke-width="15"/><path d="${line}" stroke="#ffffff" stroke-width="2" stroke-dasharray="3 3" stroke-opacity=".22" transform="translate(-4 0)"/><path d="${line}" stroke="#ffffff" stroke-width="2" stroke-dasharray="3 3" stroke-opacity=".12" transform="translate(3 0)"/>`
}

/** Two thin exercise books, the lower one in plain kraft. */
function pair(paint: Paint, cover: string, left: number, top: number): string {
  const { sheet, shades } = paint
  const thin = (colour: string, band: boolean) => {
    const card = shadesOf(colour)
    const label = slab(-110, top + 96, 220, 104, 5)
    return `<path d="${cover}" fill="#e9dfca" transform="translate(3 6)"/><path d="${cover}" fill="${card.darker}" transform="translate(1 2.4)"/><path d="${cover}" fill="${sheet.linear([0, 0], [1, 1], evenly([card.lighter, card.light, card.base, card.dark]))}"/>${crease([left + 14, top + 300], [left + 120, top + 330], [left + 230, top + 290], 16, card, 0.1)}${softLine(`M${left + 6} ${top + 4}L${left + 6} ${-top - 4}`, 16, card.deep, 0.4, 4)}${stitches(`M${left + 11} ${top + 30}L${left + 11} ${-top - 30}`, card.gleam, 26, 3)}${band ? `<path d="${label}" fill="#140c08" fill-opacity=".18" transform="translate(2 3)"/><path d="${label}" fill="#f4eee1"/><path d="M-84 ${top + 132}L84 ${top + 132}M-84 ${top + 164}L40 ${top + 164}" stroke="${card.base}" stroke-width="2.6"/>` : ''}`
  }
  return `<g transform="rotate(13) translate(46 -18)">${thin('#c6a77a', false)}</g><g transform="translate(10 14)"><path d="${cover}" fill="#140c08" fill-opacity=".12" transform="translate(10 11)"/><path d="${cover}" fill="#140c08" fill-opacity=".16" transform="translate(5 6)"/></g>${thin(shades.base, true)}`
}
