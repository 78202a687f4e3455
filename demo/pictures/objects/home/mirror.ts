import { lightnessOf } from '../../light/colour.ts'
import { looksBrass } from '../../light/metallic.ts'
import { woodGrain } from '../../light/textures.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { slab, softLine } from '../../shapes/curves.ts'

const FORMS = [
  {
    frame: circle(300),
    glass: circle(256),
    seat: circle(262),
    box: { x: -300, y: -300, width: 600, height: 600 },
    centimetres: 58,
  },
  {
    frame: 'M -220 380 L -220 -160 C -220 -290 -126 -380 0 -380 C 126 -380 220 -290 220 -160 L 220 380 Z',
    glass: 'M -184 344 L -184 -158 C -184 -268 -106 -344 0 -344 C 106 -344 184 -268 184 -158 L 184 344 Z',
    seat: 'M -189 349 L -189 -159 C -189 -271 -109 -349 0 -349 C 109 -349 189 -271 189 -159 L 189 349 Z',
    box: { x: -220, y: -380, width: 440, height: 760 },
    centimetres: 92,
  },
  {
    frame: slab(-230, -330, 460, 660, 210),
    glass: slab(-204, -304, 408, 608, 186),
    seat: slab(-209, -309, 418, 618, 190),
    box: { x: -232, y: -420, width: 464, height: 752 },
    centimetres: 78,
  },
] as const

/** A wall mirror in a deep frame: round like a mansard window, arched, or a long oval on a leather strap. Silver shows a soft room. */
export function drawMirror(paint: Paint): Drawing {
  const { sheet, shape } = paint
  const form = FORMS[shape]
  const { x, y, width, height } = form.box
  const silver = sheet.linearAt(
    [x, y],
    [x + width, y + height],
    [
      { at: 0, colour: '#f4f6f5' },
      { at: 0.28, colour: '#d9e0e2' },
      { at: 0.52, colour: '#bcc8cd' },
      { at: 0.76, colour: '#d5dcdc' },
      { at: 1, colour: '#a9b4b8' },
    ],
  )
  const floor = sheet.linearAt([0, y + height * 0.66], [0, y + height], fading('#c9ab84', [0, 0.5, 0.62]))
  const sill = y + height * 0.7
  const reflection = [
    `<path d="${form.glass}" fill="${silver}"/>`,
    `<rect x="${x}" y="${sill}" width="${width}" height="${height}" fill="${floor}"/>`,
    // The far window of the room, out of focus: a pale cross of panes.
    `<g opacity=".75">${[0, 1].flatMap((column) => [0, 1].map((row) => softPane(x + width * (0.5 + column * 0.17), y + height * (0.24 + row * 0.2), width * 0.14, height * 0.17))).join('')}</g>`,
    `<path d="M${x + width * 0.02} ${y + height * 0.62}L${x + width * 0.58} ${y}L${x + width * 0.8} ${y}L${x + width * 0.02} ${y + height * 0.86}Z" fill="#ffffff" fill-opacity=".26"/><path d="M${x + width * 0.1} ${y + height * 0.97}L${x + width * 0.93} ${y + height * 0.06}L${x + width} ${y + height * 0.1}L${x + width * 0.17} ${y + height}Z" fill="#ffffff" fill-opacity=".18"/>`,
    `<g transform="translate(9 11)">${softLine(form.seat, 46, '#1a1512', 0.5, 6)}</g>`,
  ]
  const art = [
    shape === 2 ? strap(paint) : '',
    frame(paint, form.frame, form.box),
    `<path d="${form.seat}" fill="#17120f" fill-opacity=".85"/>`,
    `<g clip-path="${sheet.clip(`<path d="${form.glass}"/>`)}">${reflection.join('')}</g>`,
    `<path d="${form.glass}" fill="none" stroke="${sheet.linear(
      [0, 0],
      [1, 1],
      [
        { at: 0, colour: '#ffffff', opacity: 0.15 },
        { at: 0.6, colour: '#ffffff', opacity: 0.5 },
        { at: 1, colour: '#ffffff', opacity: 0.95 },
      ],
    )}" stroke-width="3.4"/>`,
  ]
  return {
    art: art.join(''),
    outline: form.frame,
    box: form.box,
    stance: 'hangs',
    feet: [],
    detail: { x: x + width * 0.28, y: y + height * 0.24, width: width * 0.8 },
    centimetres: form.centimetres,
    distance: 26,
  }
}

/** Wood with grain, or brass for a brass variant. */
function frame({ sheet, shades, colour, random }: Paint, outline: string, box: Drawing['box']): string {
  const golden = looksBrass(colour)
  const bevel = sheet.linear(
    [0.1, 0],
    [0.9, 1],
    golden
      ? evenly([shades.gleam, shades.base, shades.lighter, shades.dark, shades.light, shades.darker, shades.base])
      : [
          { at: 0, colour: shades.gleam, opacity: 0.55 },
          { at: 0.3, colour: shades.lighter, opacity: 0.2 },
          { at: 0.6, colour: shades.dark, opacity: 0.15 },
          { at: 1, colour: shades.deep, opacity: 0.55 },
        ],
  )
  const grain = golden
    ? ''
    : `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}">${woodGrain(sheet, random, box, shades, lightnessOf(colour) > 0.4 ? 70 : 50, true)}</g>`
  return `<path d="${outline}" fill="${shades.base}"/>${grain}<path d="${outline}" fill="${bevel}"/><path d="${outline}" fill="none" stroke="${shades.deep}" stroke-width="5" stroke-opacity=".4"/><path d="${outline}" fill="none" stroke="${shades.gleam}" stroke-width="3" stroke-opacity=".55" transform="translate(1 2) scale(.988)"/>`
}

function softPane(x: number, y: number, width: number, height: number): string {
  return [0, 5, 10]
    .map(
      (grow) =>
        `<path d="${slab(x - grow, y - grow, width + grow * 2, height + grow * 2, 6 + grow)}" fill="#ffffff" fill-opacity=".28"/>`,
    )
    .join('')
}

function strap({ sheet }: Paint): string {
  const path = 'M-196 -190C-150 -270 -60 -380 0 -404C60 -380 150 -270 196 -190'
  return `<path d="${path}" fill="none" stroke="#1d120a" stroke-width="24" stroke-opacity=".2" transform="translate(12 14)"/><path d="${path}" fill="none" stroke="#5d3a22" stroke-width="22"/><path d="${path}" fill="none" stroke="#9a6a44" stroke-width="6" stroke-opacity=".6" transform="translate(-3 -4)"/><circle cx="0" cy="-398" r="17" fill="${sheet.radial([0.35, 0.3], 0.75, evenly(['#f6e6b8', '#c29a4e', '#6b4e1c']))}"/>`
}

function circle(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`
}
