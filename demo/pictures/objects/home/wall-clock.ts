import { lightnessOf, mix, type Shades, shadesOf } from '../../light/colour.ts'
import { metal, wood } from '../../light/materials.ts'
import { woodGrain } from '../../light/textures.ts'
import { evenly, fading, round } from '../../scenes/sheet.ts'
import type { Drawing, Paint } from '../../scenes/studio.ts'
import { slab, softLine } from '../../shapes/curves.ts'

const SIZE = 300

/** A quiet wall clock: round with strokes, round with dots in a wooden rim, or a rounded square; it is ten past ten. */
export function drawWallClock(paint: Paint): Drawing {
  const { sheet, shades, shape } = paint
  const square = (size: number, radius: number) => slab(-size, -size, size * 2, size * 2, radius)
  const disc = (size: number) => `M${-size} 0A${size} ${size} 0 1 1 ${size} 0A${size} ${size} 0 1 1 ${-size} 0Z`
  const outlineOf = (size: number) => (shape === 2 ? square(size, 90 - (SIZE - size)) : disc(size))
  const ink = lightnessOf(paint.colour) > 0.7 ? shadesOf('#2d2b2a') : shadesOf('#f3ede0')
  const rimWidth = shape === 1 ? 34 : 15
  const dial = outlineOf(SIZE - rimWidth)
  const ground = sheet.linear(
    [0.1, 0],
    [0.9, 1],
    evenly([shades.lighter, shades.light, shades.base, mix(shades.base, shades.dark, 0.55)]),
  )
  const inset = sheet.linear(
    [0, 0],
    [0.5, 1],
    [
      { at: 0, colour: '#0d0a0c', opacity: 0.42 },
      { at: 0.4, colour: '#0d0a0c', opacity: 0.05 },
      { at: 1, colour: '#ffffff', opacity: 0.3 },
    ],
  )
  const art = [
    rim(paint, outlineOf(SIZE), rimWidth),
    `<path d="${dial}" fill="${ground}"/>`,
    `<g clip-path="${sheet.clip(`<path d="${dial}"/>`)}">${softLine(dial, 44, '#0d0a0c', 0.3)}${strokes(paint, ink.base)}</g>`,
    `<path d="${dial}" fill="none" stroke="${inset}" stroke-width="4"/>`,
    hands(ink, shape === 0 ? metal('brass') : shadesOf(shape === 1 ? paint.colour : '#c25b3a')),
    `<g clip-path="${sheet.clip(`<path d="${dial}"/>`)}"><path d="M-330 -60L60 -330L210 -330L-330 70Z" fill="${sheet.linear([0, 0], [1, 1], fading('#ffffff', [0.16, 0.1, 0.02]))}"/></g>`,
  ]
  return {
    art: art.join(''),
    outline: outlineOf(SIZE),
    box: { x: -SIZE, y: -SIZE, width: SIZE * 2, height: SIZE * 2 },
    stance: 'hangs',
    feet: [],
    detail: { x: 60, y: -70, width: 430 },
    centimetres: 30,
    distance: 22,
  }
}

function rim({ sheet, shades, shape, random }: Paint, outline: string, width: number): string {
  const oak = wood('oak')
  const tones = shape === 1 ? oak : shape === 2 ? shades : metal('steel')
  const bevel = sheet.linear(
    [0.12, 0.05],
    [0.88, 0.95],
    [
      { at: 0, colour: tones.gleam },
      { at: 0.3, colour: tones.light },
      { at: 0.55, colour: tones.base },
      { at: 0.8, colour: tones.darker },
      { at: 1, colour: tones.dark },
    ],
  )
  const grain =
    shape === 1
      ? `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}" opacity=".8">${woodGrain(sheet, random, { x: -SIZE, y: -SIZE, width: SIZE * 2, height: SIZE * 2 }, oak, 60)}</g><path d="${outline}" fill="${bevel}" fill-opacity=".5"/>`
      : ''
  return `<path d="${outline}" fill="${bevel}"/>${grain}<path d="${outline}" fill="none" stroke="${tones.gleam}" stroke-width="3" stroke-opacity=".6" transform="scale(.993)"/><path d="${outline}" fill="none" stroke="${tones.deep}" stroke-width="4" stroke-opacity=".45" transform="scale(${round(1 - (width * 0.9) / SIZE, 3)})"/>`
}

function strokes({ shape }: Paint, ink: string): string {
  return Array.from({ length: 12 }, (_, hour) => {
    const long = hour % 3 === 0
    const reach = shape === 2 ? 246 : shape === 1 ? 232 : 258
    if (shape === 1)
      return `<circle cx="0" cy="${-reach}" r="${long ? 10 : 6}" fill="${ink}" transform="rotate(${hour * 30})"/>`
    return `<rect x="-4" y="${-reach}" width="8" height="${long ? 62 : 34}" rx="4" fill="${ink}" transform="rotate(${hour * 30})"/>`
  }).join('')
}

/** Hour, minute and a thin second hand, each with the shadow it throws on the dial. */
function hands(ink: Shades, accent: Shades): string {
  const hand = (degrees: number, length: number, width: number, tail: number, colour: string, lift: number) => {
    const blade = `M${-width / 2} ${tail}L${-width / 2.6} ${-length}Q0 ${-length - width * 0.6} ${width / 2.6} ${-length}L${width / 2} ${tail}Q0 ${tail + width * 0.5} ${-width / 2} ${tail}Z`
    const shadow = (grow: number, opacity: number) =>
      `<g transform="translate(${lift} ${round(lift * 1.1)}) rotate(${degrees})"><path d="${blade}" fill="#0d0a0c" stroke="#0d0a0c" stroke-width="${grow}" opacity="${opacity}"/></g>`
    return `${shadow(7, 0.12)}${shadow(1, 0.22)}<g transform="rotate(${degrees})"><path d="${blade}" fill="${colour}"/><path d="M${round(-width * 0.14)} ${tail}L0 ${-length + 6}" stroke="${mix(colour, '#ffffff', 0.5)}" stroke-width="${round(width * 0.16)}" stroke-opacity=".6"/></g>`
  }
  return `${hand(305, 146, 17, 34, ink.base, 7)}${hand(60, 220, 13, 40, ink.base, 10)}${hand(192, 236, 4.5, 62, accent.light, 13)}<circle cx="2" cy="3" r="15" fill="#0d0a0c" fill-opacity=".3"/><circle r="13" fill="${accent.base}"/><circle cx="-3.5" cy="-3.5" r="6" fill="${accent.gleam}" fill-opacity=".8"/>`
}
