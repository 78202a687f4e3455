import { mix, shadesOf } from '../../light/colour.ts'
import { evenly, round } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { turnedPath } from '../../shapes/parts.ts'

const CACAO = ['#4a2a1b', '#7a4a2c', '#3a2018'] as const
const LEAN = -13

/** A bar of chocolate from above, half out of its gold foil and printed sleeve; dark, milk, or in big thick squares. */
export function drawChocolate(paint: Paint): Drawing {
  const { sheet, shape, shades } = paint
  const rows = shape === 2 ? 3 : 4
  const cell = shape === 2 ? 112 : 86
  const height = rows * cell
  const half = height / 2
  const cacao = shadesOf(CACAO[shape])
  const columns = shape === 2 ? 3 : 4
  const barLeft = 20 - columns * cell
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return column === 0 && row === 0 ? '' : square(paint, barLeft + column * cell, -half + row * cell, cell, cacao)
  })
  const bar = `M${barLeft + cell} ${-half}L20 ${-half}L20 ${half}L${barLeft} ${half}L${barLeft} ${-half + cell}L${barLeft + cell * 0.5} ${-half + cell - 8}L${barLeft + cell + 6} ${-half + cell * 0.5}Z`
  const sleeve = `M20 ${-half - 20}L400 ${-half - 20}L400 ${half + 20}L20 ${half + 20}Z`
  const foil = foilEdge(half)
  const crumb = `M${barLeft - 30} ${-half - 6}L${barLeft + 26} ${-half - 22}L${barLeft + 44} ${-half + 24}L${barLeft - 4} ${-half + 42}Z`
  const art = [
    `<path d="${bar}" transform="translate(7 10)" fill="${cacao.deep}"/><path d="${bar}" fill="${cacao.dark}"/>${squares.join('')}`,
    `<path d="${crumb}" transform="translate(5 7)" fill="${cacao.deep}"/><path d="${crumb}" fill="${sheet.linear([0, 0], [1, 1], evenly([cacao.lighter, cacao.base, cacao.dark]))}"/>`,
    `<path d="${foil}" transform="translate(5 9)" fill="#2b170a" opacity=".4"/><path d="${foil}" fill="${sheet.linear([0, 0], [0.25, 1], evenly(['#f6e3a8', '#c99a48', '#fbeec2', '#b98838', '#f1d892', '#c79a4a', '#fff3cf', '#a97a2f']))}"/>`,
    foilCreases(paint, half),
    `<path d="${sleeve}" transform="translate(6 10)" fill="#24160c" opacity=".32"/><path d="${sleeve}" fill="${sheet.linear([0, 0], [1, 1], evenly([shades.lighter, shades.light, shades.base, shades.dark]))}"/>`,
    print(paint, half),
    `<path d="M20 ${-half - 20}L400 ${-half - 20}" stroke="${shades.gleam}" stroke-width="4" opacity=".6"/><path d="M398 ${-half - 18}L398 ${half + 18}" stroke="${shades.deep}" stroke-width="5" opacity=".35"/>`,
  ]
  const middle = -(barLeft - 30 + 400) / 2
  const radians = (LEAN * Math.PI) / 180
  const x = round(middle * Math.cos(radians))
  const y = round(middle * Math.sin(radians))
  const wide = ((430 - barLeft) / 2) * Math.cos(radians) + half * 0.2
  const tall = half + 20 + ((430 - barLeft) / 2) * Math.sin(-radians) * 0.9
  return {
    art: `<g transform="translate(${x} ${y}) rotate(${LEAN})">${art.join('')}</g>`,
    outline: turnedPath(bar + sleeve + crumb, LEAN, x, y),
    box: { x: -wide, y: -tall, width: wide * 2, height: tall * 2 },
    stance: 'lies',
    feet: [],
    detail: { x: x + barLeft * 0.35, y: y + 30, width: 430 },
    centimetres: 11,
  }
}

/** One square with bevelled sides; the light comes from the upper left. */
function square({ sheet }: Paint, x: number, y: number, size: number, tones: ReturnType<typeof shadesOf>): string {
  const gap = 3
  const bevel = size * 0.15
  const [left, top, right, low] = [x + gap, y + gap, x + size - gap, y + size - gap]
  const [a, b, c, d] = [left + bevel, top + bevel, right - bevel, low - bevel]
  const face = sheet.linear([0, 0], [1, 1], evenly([tones.lighter, tones.light, tones.base, tones.base]))
  return `<path d="M${left} ${top}L${right} ${top}L${c} ${b}L${a} ${b}Z" fill="${tones.gleam}" opacity=".75"/><path d="M${left} ${top}L${a} ${b}L${a} ${d}L${left} ${low}Z" fill="${tones.lighter}"/><path d="M${right} ${top}L${right} ${low}L${c} ${d}L${c} ${b}Z" fill="${tones.darker}"/><path d="M${left} ${low}L${a} ${d}L${c} ${d}L${right} ${low}Z" fill="${tones.deep}"/><rect x="${round(a)}" y="${round(b)}" width="${round(c - a)}" height="${round(d - b)}" fill="${face}"/>`
}

/** The torn edge of the foil. */
function foilEdge(half: number): string {
  const teeth = [-46, -20, -58, -30, -66, -24, -50, -16, -54, -34, -60]
  const step = (half * 2 + 24) / (teeth.length - 1)
  const edge = teeth.map((x, index) => `L${x} ${round(-half - 12 + index * step)}`).join('')
  return `M60 ${-half - 12}${edge}L60 ${half + 12}Z`
}

function foilCreases({ random }: Paint, half: number): string {
  return Array.from({ length: 22 }, () => {
    const y = -half + random() * half * 2
    const x = -30 + random() * 10
    const path = `M${round(x)} ${round(y)}L${round(x + 26)} ${round(y + random() * 30 - 15)}L20 ${round(y + random() * 50 - 25)}`
    return `<path d="${path}" fill="none" stroke="${random() > 0.5 ? '#fff8df' : '#8a5f20'}" stroke-width="1.6" opacity=".55"/>`
  }).join('')
}

/** The printed sleeve: a pattern of its own for each shape, and a paper label. */
function print({ sheet, shades, shape, colour }: Paint, half: number): string {
  const ink = mix(shades.dark, shades.darker, 0.4)
  const gold = '#d9b566'
  const tiles = [
    `<path d="M0 22Q11 0 22 22Q33 44 44 22" fill="none" stroke="${ink}" stroke-width="3" opacity=".55"/>`,
    `<circle cx="11" cy="11" r="4" fill="${gold}" opacity=".8"/><circle cx="33" cy="33" r="4" fill="${shades.lighter}" opacity=".7"/>`,
    `<path d="M0 0L22 44L44 0" fill="none" stroke="${gold}" stroke-width="2.4" opacity=".7"/><path d="M0 22L11 44M33 44L44 22" fill="none" stroke="${ink}" stroke-width="2.4" opacity=".5"/>`,
  ] as const
  const paper = mix(colour, '#fbf4e4', 0.9)
  const x = 120
  const line = (y: number, width: number, thick: number) =>
    `<rect x="${x + 90 - width / 2}" y="${y}" width="${width}" height="${thick}" fill="#3f2c20" opacity=".8"/>`
  return `<rect x="20" y="${-half - 20}" width="380" height="${half * 2 + 40}" fill="${sheet.pattern(44, 44, 0, tiles[shape])}"/><rect x="${x}" y="-92" width="180" height="184" rx="3" fill="${paper}"/><rect x="${x + 8}" y="-84" width="164" height="168" fill="none" stroke="${gold}" stroke-width="2.5"/><g transform="translate(${x + 90} -26)" fill="#6b4027"><ellipse rx="19" ry="34" transform="rotate(24)"/><path d="M-12 26C-4 6 4 -8 13 -28" stroke="${paper}" stroke-width="3" fill="none"/><path d="M20 -28C34 -40 48 -36 52 -28C42 -20 30 -20 20 -28Z" fill="#6f7d4d"/></g>${line(30, 96, 8)}${line(46, 60, 4)}${line(60, 36, 3)}`
}
