import { mix } from '../../light/colour.ts'
import { grit } from '../../light/grit.ts'
import { wood } from '../../light/materials.ts'
import { woodGrain } from '../../light/textures.ts'
import { between } from '../../random.ts'
import { fading } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { slab, smoothed, softLine } from '../../shapes/curves.ts'

const HALF = { width: 285, height: 385 }
const PAPER = '#f4eee1'
/** The printed area; the rest of the sheet is margin. */
const PRINT = { x: -206, y: -300, width: 412, height: 560 }

/** A framed print: a tidal landscape in flat inks, a lino cut of a table after lunch, or cut-paper forms. */
export function drawPoster(paint: Paint): Drawing {
  const { sheet, shape, random } = paint
  const { width, height } = HALF
  const outer = slab(-width, -height, width * 2, height * 2, 4)
  const opening = slab(-width + 19, -height + 19, width * 2 - 38, height * 2 - 38, 1)
  const print = shape === 0 ? tide(paint) : shape === 1 ? stillLife(paint) : cutPaper(paint)
  const area = shape === 1 ? deckle(paint) : slab(PRINT.x, PRINT.y, PRINT.width, PRINT.height, 1)
  const tooth = { count: 260, colour: PAPER, size: 1.3, opacity: 0.5 }
  const glass = `M${-width} ${height * 0.1}L${width * 0.3} ${-height}L${width * 0.72} ${-height}L${-width} ${height * 0.55}Z`
  const art = [
    frame(paint, outer),
    `<path d="${opening}" fill="${PAPER}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${area}"/>`)}">${print}${grit(sheet, random, area, PRINT, tooth)}</g>`,
    pencilled(),
    `<g clip-path="${sheet.clip(`<path d="${opening}"/>`)}"><g transform="translate(7 9)">${softLine(opening, 40, '#2a1d12', 0.34, 6)}</g><path d="${glass}" fill="${sheet.linear([0, 0], [1, 1], fading('#ffffff', [0.2, 0.12, 0.03]))}"/><path d="${opening}" fill="${sheet.linear(
      [0, 0],
      [1, 1],
      [
        { at: 0, colour: '#fff8e8', opacity: 0.16 },
        { at: 1, colour: '#2a1d12', opacity: 0.1 },
      ],
    )}"/></g>`,
  ]
  return {
    art: art.join(''),
    outline: outer,
    box: { x: -width, y: -height, width: width * 2, height: height * 2 },
    stance: 'hangs',
    feet: [],
    detail: { x: -60, y: 60, width: 430 },
    centimetres: 72,
    distance: 20,
  }
}

function frame({ sheet, random }: Paint, outer: string): string {
  const oak = wood('oak')
  const { width, height } = HALF
  const grain = woodGrain(
    sheet,
    random,
    { x: -width, y: -height, width: width * 2, height: height * 2 },
    oak,
    130,
    true,
  )
  const mitres = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x = 1, y = 1]) => `M${x * width} ${y * height}L${x * (width - 19)} ${y * (height - 19)}`)
    .join('')
  return `<g clip-path="${sheet.clip(`<path d="${outer}"/>`)}">${grain}</g><path d="${outer}" fill="${sheet.linear(
    [0, 0],
    [1, 1],
    [
      { at: 0, colour: '#fff4de', opacity: 0.5 },
      { at: 0.5, colour: '#fff4de', opacity: 0 },
      { at: 1, colour: '#1d0f05', opacity: 0.4 },
    ],
  )}"/><path d="${mitres}" stroke="${oak.deep}" stroke-width="1.6" stroke-opacity=".6"/><path d="${outer}" fill="none" stroke="${oak.gleam}" stroke-width="3" stroke-opacity=".5"/>`
}

/** The oyster beds at low tide: overlapping flat inks make a third where they meet. */
function tide({ colour, shades, random }: Paint): string {
  const [left, right] = [PRINT.x - 10, PRINT.x + PRINT.width + 10]
  const deep = mix(shades.deep, '#1f2c40', 0.35)
  const pale = mix(colour, PAPER, 0.62)
  const shore = (y: number, swing: number, phase: number) => {
    const points = Array.from(
      { length: 8 },
      (_, index) => [left + ((right - left) * index) / 7, y + Math.sin(index * 1.15 + phase) * swing] as const,
    )
    return `${smoothed(points)}L${right} 300L${left} 300Z`
  }
  const posts = Array.from({ length: 5 }, (_, row) => {
    const y = 96 + row * 34
    return Array.from({ length: 9 }, (_, column) => {
      const x = left + 40 + column * (36 + row * 5) - row * 26
      return `<path d="M${x} ${y}l${3 + row} ${-(16 + row * 5)}l${4 + row} 0l${-2} ${17 + row * 5}Z" fill="${deep}" fill-opacity="${0.55 + row * 0.08}"/><path d="M${x} ${y + 2}l${-10 - row * 4} ${4}" stroke="${deep}" stroke-width="${1.5 + row * 0.4}" stroke-opacity=".35"/>`
    }).join('')
  })
  const gulls = Array.from(
    { length: 3 },
    (_, index) =>
      `<path d="M${-60 + index * 66} ${between(random, -190, -130)}q9 -12 18 0q9 -12 18 0" fill="none" stroke="${PAPER}" stroke-width="3.4" stroke-linecap="round"/>`,
  )
  return [
    `<rect x="${left}" y="${PRINT.y}" width="500" height="600" fill="${pale}"/>`,
    `<circle cx="86" cy="-150" r="66" fill="${PAPER}"/>`,
    `<path d="${shore(-70, 9, 0.4)}" fill="${mix(colour, PAPER, 0.25)}"/>`,
    `<path d="M${left} -70C-120 -128 -60 -116 10 -92C60 -78 120 -74 ${right} -66L${right} -40L${left} -30Z" fill="${deep}" fill-opacity=".82"/>`,
    `<path d="${shore(10, 16, 2.2)}" fill="${colour}"/>`,
    `<path d="M${left} 30C-120 10 -20 44 40 30C100 16 150 26 ${right} 14L${right} 44C120 60 60 52 0 66C-80 80 -140 50 ${left} 62Z" fill="${PAPER}" fill-opacity=".85"/>`,
    `<path d="${shore(150, 22, 4.1)}" fill="${shades.dark}" fill-opacity=".78"/>`,
    `<path d="M${left} 214C-100 190 -10 236 80 214C130 204 170 214 ${right} 206L${right} 226C110 240 20 250 ${left} 238Z" fill="${pale}" fill-opacity=".8"/>`,
    posts.join(''),
    gulls.join(''),
  ].join('')
}

/** What is left on the table; flat blocks with gouge marks, printed a little out of register. */
function stillLife({ colour, shades, random }: Paint): string {
  const red = '#a8472f'
  const dark = '#33302f'
  const blue = '#5b7480'
  const gouges = Array.from({ length: 120 }, () => {
    const [x, y] = [between(random, -210, 210), between(random, -300, 260)]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${between(random, 6, 18).toFixed(0)} ${between(random, -3, 3).toFixed(1)}`
  })
  return [
    `<rect x="-220" y="-310" width="440" height="580" fill="${colour}"/>`,
    `<path d="M-220 -20L220 -44L220 280L-220 280Z" fill="${mix(PAPER, colour, 0.14)}"/>`,
    `<path d="M-220 60L-40 46L-10 280L-220 280Z" fill="${mix(red, PAPER, 0.14)}"/><path d="M-180 56L-156 280M-130 53L-104 280M-80 49L-52 280" stroke="${PAPER}" stroke-width="5" stroke-opacity=".75"/>`,
    `<path d="M-118 40L-124 -110C-124 -150 -100 -156 -98 -196L-98 -250L-60 -250L-60 -196C-58 -156 -32 -150 -32 -110L-38 40C-60 54 -96 54 -118 40Z" fill="${dark}"/><path d="M-124 -90L-32 -94L-34 -10L-120 -6Z" fill="${PAPER}"/><path d="M-110 -66L-48 -69M-108 -44L-60 -46" stroke="${red}" stroke-width="6"/>`,
    `<g transform="translate(3 -3)"><path d="M30 -130L130 -134L122 -40C120 0 44 2 40 -38Z" fill="${blue}" fill-opacity=".85"/><path d="M76 -10L86 -10L88 66L120 78L44 80L74 66Z" fill="${blue}" fill-opacity=".85"/><path d="M36 -84L126 -88L122 -40C118 -4 46 -2 40 -38Z" fill="${red}"/></g>`,
    `<ellipse cx="60" cy="172" rx="150" ry="66" fill="${PAPER}" stroke="${dark}" stroke-width="6"/><ellipse cx="60" cy="170" rx="104" ry="42" fill="none" stroke="${blue}" stroke-width="5"/>`,
    `<path d="M14 176C-4 150 20 122 52 124C88 126 100 156 80 180C62 200 30 198 14 176Z" fill="${shades.dark}"/><path d="M26 172C20 154 34 138 52 138" fill="none" stroke="${PAPER}" stroke-width="6" stroke-linecap="round"/><path d="M54 124C56 108 66 102 78 102" fill="none" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M104 166l62 -16M108 180l58 -4" stroke="${dark}" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="${gouges.join('')}" stroke="${PAPER}" stroke-width="2" stroke-linecap="round" stroke-opacity=".4"/>`,
  ].join('')
}

function cutPaper({ colour, shades }: Paint): string {
  const clay = '#c8805c'
  return [
    `<rect x="-220" y="-310" width="440" height="580" fill="${mix(PAPER, '#e4d6bd', 0.6)}"/>`,
    `<circle cx="60" cy="-140" r="118" fill="${clay}"/>`,
    `<path d="M-206 260L-206 40C-206 -70 -110 -120 -40 -60C30 0 10 120 60 260Z" fill="${colour}"/>`,
    `<path d="M-30 260C-30 140 40 70 120 70C190 70 220 130 220 180L220 260Z" fill="${shades.deep}" fill-opacity=".9"/>`,
    `<path d="M-150 -210C-120 -260 -60 -250 -60 -200C-60 -150 -150 -160 -150 -110C-150 -60 -70 -60 -40 -90" fill="none" stroke="${shades.deep}" stroke-width="13" stroke-linecap="round"/>`,
    `<circle cx="116" cy="-20" r="34" fill="${mix('#d9a441', PAPER, 0.1)}"/>`,
  ].join('')
}

/** Mould-made paper has two ragged edges. */
function deckle({ random }: Paint): string {
  const { x, y, width, height } = PRINT
  const ragged = (side: number, from: number, to: number) =>
    Array.from(
      { length: 24 },
      (_, index) =>
        `L${(side + between(random, -2.5, 2.5)).toFixed(1)} ${(from + ((to - from) * index) / 23).toFixed(1)}`,
    ).join('')
  return `M${x} ${y}${ragged(x + width, y, y + height)}${ragged(x, y + height, y)}Z`
}

/** Number of the copy and a signature, as pencil strokes too small to read. */
function pencilled(): string {
  return `<path d="M-204 284l5 -9l3 9l4 -8M-184 286l6 -12M-174 284l4 -8l5 8M150 284c6 -14 10 -12 8 -2c4 -8 8 -6 8 0c6 -8 10 -4 12 0c6 -10 12 -6 26 -4" fill="none" stroke="#6a6259" stroke-width="1.8" stroke-linecap="round" stroke-opacity=".7"/>`
}
