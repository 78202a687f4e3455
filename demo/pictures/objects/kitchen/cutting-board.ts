import { woodGrain } from '../../light/textures.ts'
import { round } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { turnedPath } from '../../shapes/parts.ts'

const FORMS = [
  {
    board:
      'M -380 -170 C -380 -196 -360 -208 -336 -208 L 200 -208 C 236 -208 244 -180 262 -146 C 276 -118 300 -92 340 -70 C 390 -44 396 44 340 70 C 300 92 276 118 262 146 C 244 180 236 208 200 208 L -336 208 C -360 208 -380 196 -380 170 Z',
    hole: [330, 0, 24],
    groove: '',
    extent: [-380, 384, 208],
  },
  {
    board:
      'M 214 -44 C 190 -176 76 -260 -60 -260 C -204 -260 -320 -144 -320 0 C -320 144 -204 260 -60 260 C 76 260 190 176 214 44 C 250 34 300 38 350 42 C 386 44 404 24 404 0 C 404 -24 386 -44 350 -42 C 300 -38 250 -34 214 -44 Z',
    hole: [360, 0, 17],
    groove: '',
    extent: [-320, 404, 260],
  },
  {
    board:
      'M -400 -196 C -400 -224 -386 -236 -358 -236 L 358 -236 C 386 -236 400 -224 400 -196 L 400 196 C 400 224 386 236 358 236 L -358 236 C -386 236 -400 224 -400 196 Z',
    hole: undefined,
    groove:
      'M -352 -172 C -352 -186 -346 -192 -332 -192 L 332 -192 C 346 -192 352 -186 352 -172 L 352 172 C 352 186 346 192 332 192 L -332 192 C -346 192 -352 186 -352 172 Z',
    extent: [-400, 400, 236],
  },
] as const

const LEAN = -16

/** A solid board from above: with a handle end, round, or a carving board with a juice groove. The colour is the wood. */
export function drawCuttingBoard(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const form = FORMS[shape]
  const [left, right, half] = form.extent
  const box = { x: left - 10, y: -half - 10, width: right - left + 20, height: half * 2 + 30 }
  const light = sheet.linear(
    [0, 0],
    [1, 1],
    [
      { at: 0, colour: '#fff6e4', opacity: 0.42 },
      { at: 0.4, colour: '#fff6e4', opacity: 0.06 },
      { at: 0.7, colour: '#1d0f05', opacity: 0 },
      { at: 1, colour: '#1d0f05', opacity: 0.26 },
    ],
  )
  const oil = sheet.radialAt(
    [-90, -60],
    380,
    [
      { at: 0, colour: '#ffffff', opacity: 0.16 },
      { at: 1, colour: '#ffffff', opacity: 0 },
    ],
    0.5,
  )
  const seams =
    shape === 2
      ? [-118, 4, 112]
          .map(
            (y) =>
              `<path d="M-402 ${y}L402 ${y}" stroke="${shades.deep}" stroke-width="1.6" opacity=".35"/><rect x="-402" y="${y}" width="804" height="116" fill="${y === 4 ? shades.light : shades.dark}" opacity=".13"/>`,
          )
          .join('')
      : ''
  const art = [
    `<path d="${form.board}" transform="translate(4 13)" fill="${shades.deep}"/><path d="${form.board}" transform="translate(2.5 8)" fill="${shades.darker}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${form.board}"/>`)}">${woodGrain(sheet, random, box, shades, 64)}${seams}<path d="${form.board}" fill="${light}"/><path d="${form.board}" fill="${oil}"/></g>`,
    `<path d="${form.board}" fill="none" stroke="${shades.gleam}" stroke-width="3.5" opacity=".42"/>`,
    form.groove
      ? `<path d="${form.groove}" fill="none" stroke="${shades.deep}" stroke-width="13" opacity=".42"/><path d="${form.groove}" fill="none" stroke="${shades.lighter}" stroke-width="4" transform="translate(3.5 3.5)" opacity=".7"/>`
      : '',
    form.hole ? bored(paint, form.hole) : '',
  ]
  const radians = (LEAN * Math.PI) / 180
  const middle = -(left + right) / 2
  const x = round(middle * Math.cos(radians))
  const y = round(middle * Math.sin(radians))
  const long = (right - left) / 2
  const wide = long * Math.cos(radians) + half * Math.sin(-radians) * (shape === 1 ? 0.2 : 0.8)
  const tall = half * Math.cos(radians) + long * Math.sin(-radians) * (shape === 1 ? 0.5 : 0.85)
  return {
    art: `<g transform="translate(${x} ${y}) rotate(${LEAN})">${art.join('')}</g>`,
    outline: turnedPath(form.board, LEAN, x, y),
    box: { x: -wide, y: -tall, width: wide * 2, height: tall * 2 },
    stance: 'lies',
    feet: [],
    detail: { x: shape === 2 ? -180 : 210, y: shape === 2 ? -60 : -50, width: 460 },
    centimetres: 26,
  }
}

/** The hole to hang it by; the table shows through in shadow, a leather loop goes through it. */
function bored({ sheet, shades }: Paint, [x, y, radius]: readonly [number, number, number]): string {
  const shade = sheet.linear(
    [0, 0],
    [1, 1],
    [
      { at: 0, colour: '#1c120a', opacity: 0.85 },
      { at: 1, colour: '#4d3a2a', opacity: 0.6 },
    ],
  )
  const loop = `M${x} ${y}C${x + 40} ${y - 12} ${x + 96} ${y - 46} ${x + 112} ${y - 6}C${x + 122} ${y + 34} ${x + 46} ${y + 20} ${x} ${y + 4}`
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shades.base}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${shade}"/><circle cx="${x}" cy="${y}" r="${radius + 1.5}" fill="none" stroke="${shades.gleam}" stroke-width="2.5" opacity=".5"/><path d="${loop}" fill="none" stroke="#2c1a0e" stroke-width="9" transform="translate(4 6)" opacity=".25"/><path d="${loop}" fill="none" stroke="#6b452b" stroke-width="8" stroke-linecap="round"/><path d="${loop}" fill="none" stroke="#a37750" stroke-width="2.4" stroke-linecap="round" transform="translate(-1 -1.6)"/>`
}
