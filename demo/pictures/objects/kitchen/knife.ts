import { mix } from '../../light/colour.ts'
import { metal } from '../../light/materials.ts'
import { brushed, woodGrain } from '../../light/textures.ts'
import { round } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { turnedPath } from '../../shapes/parts.ts'

const FORMS = [
  {
    blade: 'M -40 -44 L -300 -44 C -420 -40 -500 -8 -548 46 C -440 50 -240 58 -58 50 L -40 40 Z',
    bevel: 'M -548 46 C -440 50 -240 58 -58 50 L -60 34 C -240 40 -420 34 -548 46 Z',
    left: -548,
  },
  {
    blade: 'M -40 -52 L -360 -52 C -420 -50 -462 -14 -478 46 C -380 54 -200 56 -58 52 L -40 42 Z',
    bevel: 'M -478 46 C -380 54 -200 56 -58 52 L -60 34 C -220 38 -380 34 -478 46 Z',
    left: -478,
  },
  {
    blade: 'M -40 -30 L -530 -30 C -560 -26 -578 0 -584 34 C -420 38 -200 40 -50 38 Z',
    bevel: 'M -584 34 C -420 38 -200 40 -50 38 L -52 26 C -220 28 -420 26 -584 34 Z',
    left: -584,
  },
] as const

const HANDLE =
  'M -34 -40 C 20 -42 120 -36 200 -38 C 260 -40 300 -30 312 4 C 316 26 300 44 272 44 C 240 44 226 30 170 32 C 90 36 40 44 -18 40 C -36 30 -40 -20 -34 -40 Z'
const LEAN = -27

/** A forged knife from above: chef's knife, santoku or bread knife. The handle takes the colour; three brass rivets. */
export function drawKnife(paint: Paint): Drawing {
  const { sheet, shades, shape, random } = paint
  const form = FORMS[shape]
  const steel = metal('steel')
  const brass = metal('brass')
  const bladeFill = sheet.linear(
    [0.1, 0],
    [0.3, 1],
    [
      { at: 0, colour: steel.lighter },
      { at: 0.2, colour: steel.gleam },
      { at: 0.45, colour: steel.light },
      { at: 0.6, colour: steel.base },
      { at: 0.85, colour: steel.lighter },
      { at: 1, colour: steel.base },
    ],
  )
  const sweep = sheet.linear(
    [0, 0],
    [1, 0.25],
    [
      { at: 0.1, colour: '#ffffff', opacity: 0 },
      { at: 0.3, colour: '#ffffff', opacity: 0.65 },
      { at: 0.38, colour: '#ffffff', opacity: 0.1 },
      { at: 0.62, colour: '#2a3036', opacity: 0.2 },
      { at: 0.8, colour: '#ffffff', opacity: 0.35 },
      { at: 1, colour: '#2a3036', opacity: 0.1 },
    ],
  )
  const bolster = 'M -44 -44 C -28 -46 -16 -44 -8 -41 L -8 41 C -20 44 -34 46 -44 46 Z'
  const body = sheet.linear(
    [0, 0],
    [0.06, 1],
    [
      { at: 0, colour: mix(shades.light, shades.lighter, 0.5), opacity: 0.75 },
      { at: 0.25, colour: shades.lighter, opacity: 0.35 },
      { at: 0.55, colour: shades.base, opacity: 0 },
      { at: 1, colour: shades.deep, opacity: 0.72 },
    ],
  )
  const art = [
    `<path d="${form.blade}" fill="${bladeFill}"/><path d="${form.blade}" fill="${brushed(sheet, random, steel, 90)}" opacity=".28"/><path d="${form.blade}" fill="${sweep}"/>`,
    `<path d="${form.bevel}" fill="${sheet.linear(
      [0, 0],
      [1, 0],
      [
        { at: 0, colour: steel.gleam },
        { at: 0.5, colour: steel.lighter },
        { at: 1, colour: '#ffffff' },
      ],
    )}" opacity=".85"/>`,
    shape === 1 ? dimples(form.left) : '',
    shape === 2 ? serration(steel.dark) : '',
    `<path d="${bolster}" fill="${sheet.linear(
      [0, 0],
      [0, 1],
      [
        { at: 0, colour: steel.light },
        { at: 0.25, colour: steel.gleam },
        { at: 0.6, colour: steel.dark },
        { at: 1, colour: steel.darker },
      ],
    )}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${HANDLE}"/>`)}">${woodGrain(sheet, random, { x: -50, y: -50, width: 380, height: 104 }, shades, 26)}<path d="${HANDLE}" fill="${body}"/></g>`,
    `<path d="M -6 -33 C 60 -34 120 -29 200 -31 C 250 -32 284 -24 298 0" fill="none" stroke="${shades.gleam}" stroke-width="4" stroke-linecap="round" opacity=".45"/>`,
    ...[38, 128, 218].map(
      (x) =>
        `<circle cx="${x}" cy="1" r="10" fill="${sheet.radial([0.35, 0.3], 0.8, [
          { at: 0, colour: brass.gleam },
          { at: 0.5, colour: brass.base },
          { at: 1, colour: brass.darker },
        ])}"/><circle cx="${x}" cy="1" r="10" fill="none" stroke="${shades.deep}" stroke-width="1.5" opacity=".6"/>`,
    ),
  ]
  const centre = -(form.left + 314) / 2
  const shift = round(centre * Math.cos((LEAN * Math.PI) / 180))
  const drop = round(centre * Math.sin((LEAN * Math.PI) / 180))
  const outline = turnedPath(form.blade + HANDLE, LEAN, shift, drop)
  const half = ((314 - form.left) / 2) * Math.cos((LEAN * Math.PI) / 180) + 14
  const tall = ((314 - form.left) / 2) * Math.sin((-LEAN * Math.PI) / 180) + 44
  return {
    art: `<g transform="translate(${shift} ${drop}) rotate(${LEAN})">${art.join('')}</g>`,
    outline,
    box: { x: -half, y: -tall, width: half * 2, height: tall * 2 },
    stance: 'lies',
    feet: [],
    detail: { x: shift - 20, y: drop + 10, width: 460 },
    centimetres: 18,
  }
}

/** Hollows above the edge that keep slices from sticking. */
function dimples(left: number): string {
  return Array.from({ length: 12 }, (_, index) => {
    const x = left + 74 + index * 27
    return `<ellipse cx="${x}" cy="14" rx="7" ry="17" fill="#6f777c" opacity=".28"/><ellipse cx="${x + 1.5}" cy="16" rx="5.5" ry="15" fill="#ffffff" opacity=".38"/>`
  }).join('')
}

function serration(colour: string): string {
  return Array.from({ length: 36 }, (_, index) => {
    const x = -566 + index * 14
    return `<path d="M${x} 35L${x + 7} 26L${x + 14} 35Z" fill="${colour}" opacity=".5"/>`
  }).join('')
}
