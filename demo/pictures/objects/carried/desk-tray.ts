import { mix, shadesOf } from '../../light/colour.ts'
import { metal } from '../../light/materials.ts'
import { woodGrain } from '../../light/textures.ts'
import { evenly } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { slab, softLine } from '../../shapes/curves.ts'
import { turnedPath } from '../../shapes/parts.ts'

interface Pocket {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

const FORMS: [
  { width: number; height: number; pockets: Pocket[] },
  { width: number; height: number; pockets: Pocket[] },
  { width: number; height: number; pockets: Pocket[] },
] = [
  {
    width: 800,
    height: 330,
    pockets: [
      { x: -372, y: -137, width: 540, height: 100, radius: 48 },
      { x: -372, y: -9, width: 254, height: 146, radius: 56 },
      { x: -90, y: -9, width: 258, height: 146, radius: 56 },
      { x: 196, y: -137, width: 176, height: 274, radius: 64 },
    ],
  },
  { width: 700, height: 360, pockets: [{ x: -322, y: -152, width: 644, height: 304, radius: 80 }] },
  {
    width: 800,
    height: 240,
    pockets: [
      { x: -374, y: -94, width: 188, height: 188, radius: 94 },
      { x: -160, y: -94, width: 534, height: 84, radius: 42 },
      { x: -160, y: 12, width: 534, height: 82, radius: 41 },
    ],
  },
]

const LEAN = -8

/** A desk tray milled from one block, from above: four pockets, one wide one, or a round one beside two grooves. The colour is the wood. */
export function drawDeskTray(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const { width, height, pockets } = FORMS[shape]
  const block = slab(-width / 2, -height / 2, width, height, 42)
  const box = { x: -width / 2, y: -height / 2, width, height }
  const light = sheet.linear(
    [0, 0],
    [1, 1],
    [
      { at: 0, colour: '#fff6e4', opacity: 0.4 },
      { at: 0.45, colour: '#fff6e4', opacity: 0.04 },
      { at: 1, colour: '#1d0f05', opacity: 0.24 },
    ],
  )
  const art = [
    `<path d="${block}" fill="${shades.deep}" transform="translate(9 24)"/><path d="${block}" fill="${shades.darker}" transform="translate(6 16)"/><path d="${block}" fill="${mix(shades.dark, shades.darker, 0.4)}" transform="translate(3 8)"/>`,
    `<g clip-path="${sheet.clip(`<path d="${block}"/>`)}">${woodGrain(sheet, random, box, shades, 56)}<path d="${block}" fill="${light}"/></g>`,
    `<path d="${block}" fill="none" stroke="${shades.gleam}" stroke-width="4" stroke-opacity=".5"/>`,
    ...pockets.map((pocket) => hollow(paint, pocket)),
    contents(paint, shape),
  ]
  const radians = (-LEAN * Math.PI) / 180
  const wide = width * Math.cos(radians) + height * Math.sin(radians)
  const tall = height * Math.cos(radians) + width * Math.sin(radians)
  return {
    art: `<g transform="rotate(${LEAN})">${art.join('')}</g>`,
    outline: turnedPath(block, LEAN, 0, 0),
    box: { x: -wide / 2, y: -tall / 2, width: wide, height: tall + 20 },
    stance: 'lies',
    feet: [],
    detail: { x: shape === 0 ? 150 : -120, y: -10, width: 440 },
    centimetres: 13,
  }
}

/** A pocket with a rounded bottom: dark under its upper left wall, lit on the lower right one. */
function hollow({ sheet, shades, random }: Paint, { x, y, width, height, radius }: Pocket): string {
  const edge = slab(x, y, width, height, radius)
  const floor = sheet.linear(
    [0, 0],
    [0.5, 1],
    [
      { at: 0, colour: '#1d0f05', opacity: 0.5 },
      { at: 0.3, colour: '#1d0f05', opacity: 0.22 },
      { at: 0.75, colour: '#1d0f05', opacity: 0.1 },
      { at: 1, colour: '#fff6e4', opacity: 0.3 },
    ],
  )
  return [
    `<g clip-path="${sheet.clip(`<path d="${edge}"/>`)}">${woodGrain(sheet, random, { x, y, width, height }, shades, 18)}<path d="${edge}" fill="${floor}"/>`,
    `<g transform="translate(8 10)">${softLine(edge, 46, '#1d0f05', 0.4, 7)}</g>`,
    `<g transform="translate(-6 -7)">${softLine(edge, 14, shades.gleam, 0.28, 4)}</g></g>`,
    `<path d="${edge}" fill="none" stroke="${sheet.linear(
      [0, 0],
      [1, 1],
      [
        { at: 0, colour: shades.deep, opacity: 0.6 },
        { at: 0.5, colour: shades.light, opacity: 0.3 },
        { at: 1, colour: shades.gleam, opacity: 0.95 },
      ],
    )}" stroke-width="3.4"/>`,
  ].join('')
}

/** A few things that live in it: a pencil, clips, a key. */
function contents({ sheet }: Paint, shape: number): string {
  const brass = metal('brass')
  const steel = metal('steel')
  const [px, py] = shape === 0 ? [-100, -87] : shape === 1 ? [-30, 70] : [106, -50]
  const lacquer = shadesOf('#8c4a36')
  const bar = sheet.linear([0, 0], [0, 1], evenly([lacquer.light, lacquer.gleam, lacquer.base, lacquer.deep]))
  const pencil = `<g transform="translate(${px} ${py}) rotate(-2)"><rect x="-190" y="-1" width="392" height="20" rx="4" fill="#140c08" fill-opacity=".34" transform="translate(6 9)"/><rect x="-170" y="-10" width="340" height="20" fill="${bar}"/><path d="M-170 -10L-216 0L-170 10Z" fill="#dfbd8d"/><path d="M-200 -3.6L-216 0L-200 3.6Z" fill="#2c2c2e"/><rect x="168" y="-10" width="20" height="20" fill="${sheet.linear([0, 0], [0, 1], evenly([brass.base, brass.gleam, brass.deep]))}"/></g>`
  const wire = 'M-20 -8L16 -8A8 8 0 0 1 16 8L-24 8A12 12 0 0 1 -24 -15L14 -15'
  const clip = (x: number, y: number, turn: number, tones: typeof brass) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke-linecap="round"><path d="${wire}" stroke="#140c08" stroke-width="5" stroke-opacity=".3" transform="translate(3 5)"/><path d="${wire}" stroke="${tones.dark}" stroke-width="5"/><path d="${wire}" stroke="${tones.gleam}" stroke-width="1.8" transform="translate(-.8 -1)"/></g>`
  const clips = (
    [
      [-300, 52, 20],
      [-250, 84, -40],
      [-210, 48, 76],
      [-272, 30, -8],
    ] as const
  ).map(([x, y, turn], index) =>
    clip(
      shape === 0 ? x : shape === 1 ? x + 90 : x - 22,
      shape === 0 ? y : shape === 1 ? y - 110 : y - 54,
      turn,
      index % 2 ? brass : steel,
    ),
  )
  const keyPath =
    'M0 0m-34 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0ZM18 -6L110 -6L110 14L98 14L98 6L86 6L86 18L74 18L74 6L18 6Z'
  const hole = 'M-22 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z'
  const [kx, ky, kturn] = shape === 0 ? [284, -40, 74] : shape === 1 ? [140, -30, 24] : [60, 53, -3]
  const key = `<g transform="translate(${kx} ${ky}) rotate(${kturn})"><path d="${keyPath}${hole}" fill-rule="evenodd" fill="#140c08" fill-opacity=".34" transform="translate(6 5)"/><path d="${keyPath}${hole}" fill-rule="evenodd" fill="${sheet.linear([0, 0], [0.6, 1], evenly([brass.gleam, brass.light, brass.base, brass.dark]))}"/><path d="M20 -4L108 -4" stroke="${brass.gleam}" stroke-width="2.4"/></g>`
  return pencil + clips.join('') + key
}
