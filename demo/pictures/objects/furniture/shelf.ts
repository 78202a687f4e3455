import { shadesOf } from '../../light/colour.ts'
import { metal } from '../../light/materials.ts'
import { woodGrain } from '../../light/textures.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import { bowl, jar, shelfBooks, stack, vaseWithLeaves } from '../../scenes/shelf-things.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { slab } from '../../shapes/curves.ts'
import { tube } from '../../shapes/parts.ts'

/** How much of a board's top the camera sees: its depth of 22 cm, tilted away. */
const TOP = 48

/** A wooden wall shelf with a few things on it: two boards between two uprights, a long picture ledge, or three boards on leather. */
export function drawShelf(paint: Paint): Drawing {
  if (paint.shape === 1) return ledge(paint)
  return paint.shape === 0 ? uprights(paint) : straps(paint)
}

function uprights(paint: Paint): Drawing {
  const post = (x: number) => upright(paint, x, -300, 480)
  const art = [
    back(paint, -366, -300, 732, 480),
    boardTop(paint, -380, -72, 760),
    boardTop(paint, -380, 162, 760),
    shelfBooks(paint, -330, -84, [
      ['#8c4a36', 40, 170],
      ['#e8ddc7', 28, 186],
      ['#34495c', 46, 158],
      ['#b9934c', 24, 176],
      ['#7d8b72', 38, 164],
    ]),
    jar(paint, 140, -84, 0.8),
    board(paint, -380, -72, 760),
    vaseWithLeaves(paint, -210, 150),
    stack(paint, 40, 150),
    bowl(paint, 262, 150),
    board(paint, -380, 162, 760),
    post(-392),
    post(356),
  ]
  return hanging(
    art,
    `${slab(-392, -300, 36, 480, 4)}${slab(356, -300, 36, 480, 4)}${slab(-380, -110, 760, 70, 4)}${slab(-380, 124, 760, 70, 4)}${slab(-360, -274, 720, 40, 2)}`,
    { x: -394, y: -300, width: 788, height: 482 },
    { x: -180, y: -140, width: 480 },
    48,
  )
}

function ledge(paint: Paint): Drawing {
  const brass = metal('brass')
  const bracket = (x: number) => tube(`M${x} 40L${x} 130C${x} 150 ${x} 150 ${x + 8} 132L${x + 14} 54`, 12, brass)
  const art = [
    bracket(-260),
    bracket(246),
    boardTop(paint, -400, 36, 800),
    shelfBooks(paint, -70, 24, [
      ['#e8ddc7', 36, 190],
      ['#8c4a36', 30, 170],
      ['#44566a', 44, 204],
    ]),
    vaseWithLeaves(paint, -270, 24),
    bowl(paint, 130, 24),
    jar(paint, 290, 24, 0.9),
    board(paint, -400, 36, 800),
  ]
  return hanging(
    art,
    `${slab(-400, -20, 800, 80, 6)}${slab(-330, -180, 120, 190, 30)}${slab(-70, -190, 120, 200, 4)}`,
    { x: -402, y: -330, width: 804, height: 480 },
    { x: -160, y: -80, width: 480 },
    34,
  )
}

function straps(paint: Paint): Drawing {
  const leather = shadesOf('#7a4a2b')
  const strap = (x: number, y: number, height: number) =>
    `<path d="${slab(x - 12, y, 24, height, 6)}" fill="${paint.sheet.linear([0, 0], [1, 0], evenly([leather.light, leather.base, leather.dark]))}"/><path d="M${x - 7} ${y + 6}L${x - 7} ${y + height - 6}M${x + 7} ${y + 6}L${x + 7} ${y + height - 6}" stroke="#e0c79a" stroke-width="1.8" stroke-dasharray="7 6" stroke-opacity=".7"/>`
  const shelves = [-150, 70, 290]
  const art = [
    strap(-236, -420, 712),
    strap(236, -420, 712),
    ...shelves.map((y) => boardTop(paint, -300, y + 12, 600)),
    shelfBooks(paint, -150, -150, [
      ['#34495c', 40, 150],
      ['#e8ddc7', 28, 162],
      ['#b9734c', 38, 146],
    ]),
    bowl(paint, 130, -150),
    board(paint, -300, -138, 600),
    vaseWithLeaves(paint, 140, 70),
    stack(paint, -190, 70),
    board(paint, -300, 82, 600),
    jar(paint, -130, 290, 1),
    bowl(paint, 120, 290),
    board(paint, -300, 302, 600),
    ...shelves.flatMap((y) => [strap(-236, y - 6, 44), strap(236, y - 6, 44)]),
    ...[-236, 236].map(
      (x) =>
        `<circle cx="${x}" cy="-412" r="11" fill="${paint.sheet.radial([0.35, 0.3], 0.75, evenly([metal('brass').gleam, metal('brass').base, metal('brass').deep]))}"/>`,
    ),
  ]
  return hanging(
    art,
    `${shelves.map((y) => slab(-300, y - 8, 600, 44, 6)).join('')}M-248 -420L-224 -420L-224 290L-248 290ZM224 -420L248 -420L248 290L224 290Z`,
    { x: -302, y: -424, width: 604, height: 752 },
    { x: 30, y: 0, width: 480 },
    76,
  )
}

function hanging(
  art: string[],
  outline: string,
  box: Drawing['box'],
  detail: Drawing['detail'],
  centimetres: number,
): Drawing {
  return { art: art.join(''), outline, box, stance: 'hangs', feet: [], detail, centimetres, distance: 26 }
}

/** A board seen from a little above: the front edge in full, and the top as far as the light catches it. y is where things stand. */
function board({ sheet, shades, random }: Paint, x: number, y: number, width: number): string {
  const front = slab(x, y, width, 30, 3)
  const light = sheet.linear(
    [0, 0],
    [0, 1],
    [
      { at: 0, colour: '#fff4de', opacity: 0.4 },
      { at: 0.25, colour: '#fff4de', opacity: 0 },
      { at: 1, colour: '#1d0f05', opacity: 0.34 },
    ],
  )
  const below = `M${x + 8} ${y + 30}L${x + width - 8} ${y + 30}L${x + width - 8} ${y + 70}L${x + 8} ${y + 70}Z`
  return `<path d="${below}" fill="${sheet.linear([0, 0], [0, 1], fading('#1d0f05', [0.3, 0.1, 0]))}"/><g clip-path="${sheet.clip(`<path d="${front}"/>`)}">${woodGrain(sheet, random, { x, y: y - 2, width, height: 34 }, shades, 7)}</g><path d="${front}" fill="${light}"/><path d="M${x + 3} ${y + 1}L${x + width - 3} ${y + 1}" stroke="${shades.gleam}" stroke-width="2" stroke-opacity=".7"/>`
}

/** The top of a board, to be drawn before the things that stand on it. */
function boardTop({ sheet, shades, random }: Paint, x: number, y: number, width: number): string {
  const top = `M${x} ${y + 1}L${x + 14} ${y - TOP}L${x + width - 14} ${y - TOP}L${x + width} ${y + 1}Z`
  return `<g clip-path="${sheet.clip(`<path d="${top}"/>`)}">${woodGrain(sheet, random, { x, y: y - TOP, width, height: TOP + 4 }, shades, 12)}</g><path d="${top}" fill="${sheet.linear(
    [0, 0],
    [0, 1],
    [
      { at: 0, colour: '#1d0f05', opacity: 0.34 },
      { at: 0.5, colour: '#fff4de', opacity: 0.1 },
      { at: 1, colour: '#fff4de', opacity: 0.4 },
    ],
  )}"/>`
}

function back({ sheet, shades, random }: Paint, x: number, y: number, width: number, height: number): string {
  const rail = slab(x, y + 26, width, 40, 2)
  return `<g clip-path="${sheet.clip(`<path d="${rail}"/>`)}">${woodGrain(sheet, random, { x, y: y + 20, width, height: 50 }, shades, 10)}</g><path d="${rail}" fill="#1d0f05" fill-opacity=".16"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: '#1d0f05', opacity: 0.16 },
      { at: 0.12, colour: '#1d0f05', opacity: 0.03 },
      { at: 1, colour: '#1d0f05', opacity: 0 },
    ],
  )}"/>`
}

function upright({ sheet, shades, random }: Paint, x: number, y: number, height: number): string {
  const post = slab(x, y, 36, height, 5)
  return `<g clip-path="${sheet.clip(`<path d="${post}"/>`)}">${woodGrain(sheet, random, { x: x - 2, y, width: 40, height }, shades, 10, true)}</g><path d="${post}" fill="${sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: '#fff4de', opacity: 0.42 },
      { at: 0.3, colour: '#fff4de', opacity: 0 },
      { at: 1, colour: '#1d0f05', opacity: 0.36 },
    ],
  )}"/>`
}
