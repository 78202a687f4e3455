/* The counter itself: an oak top with a rounded edge, and panels below it. */

import { mix, shadesOf } from '../light/colour.ts'
import { woodGrain } from '../light/textures.ts'
import type { Random } from '../random.ts'
import { fading, round, type Sheet } from '../scenes/sheet.ts'
import type { CounterFrame } from './counter-frame.ts'

const TOP = shadesOf('#b98150')
const BODY = shadesOf('#5f3d29')

/** Draws the top of the counter from the wall to its front edge, boards with long grain under a soft varnish. */
export function counterTop(sheet: Sheet, random: Random, { width, back, edge }: CounterFrame): string {
  const depth = edge - back
  const boards = [0, 0.3, 0.62].map((from, index, all) => {
    const to = all[index + 1] ?? 1
    // Farther boards look narrower.
    const [top, bottom] = [back + depth * from ** 1.15, back + depth * to ** 1.15]
    const box = { x: -40, y: round(top), width: width + 80, height: round(bottom - top) + 1 }
    const clip = sheet.clip(`<rect x="0" y="${box.y}" width="${width}" height="${box.height}"/>`)
    return `<g clip-path="${clip}">${woodGrain(sheet, random, box, TOP, 7 + index * 3)}</g><rect y="${round(bottom - 1.5)}" width="${width}" height="2.5" fill="${TOP.deep}" opacity=".4"/>`
  })
  const varnish = sheet.linearAt(
    [0, back],
    [0, edge],
    [
      { at: 0, colour: '#fff3dc', opacity: 0.42 },
      { at: 0.35, colour: '#fff3dc', opacity: 0.12 },
      { at: 1, colour: '#2a1508', opacity: 0.12 },
    ],
  )
  const fromWindow = sheet.radialAt(
    [width * 0.3, back + depth * 0.4],
    width * 0.42,
    fading('#fff6e2', [0.5, 0.2, 0]),
    0.3,
  )
  return `${boards.join('')}<rect y="${back}" width="${width}" height="${depth}" fill="${varnish}"/><rect y="${back}" width="${width}" height="${depth}" fill="${fromWindow}"/>${wallLine(sheet, width, back)}`
}

/** The counter stands against the wall: a dark line, and its shadow on both. */
function wallLine(sheet: Sheet, width: number, back: number): string {
  const above = sheet.linear([0, 0], [0, 1], fading('#5a3f28', [0, 0.24]))
  const below = sheet.linear([0, 0], [0, 1], fading('#2a1508', [0.34, 0]))
  return `<rect y="${back - 46}" width="${width}" height="46" fill="${above}"/><rect y="${back}" width="${width}" height="26" fill="${below}"/><rect y="${back - 1}" width="${width}" height="3" fill="#3a2414" opacity=".55"/>`
}

/** Draws the front: the rounded edge of the top with the light on it, its shadow, and the panels below. */
export function counterFront(sheet: Sheet, random: Random, { width, height, edge, front }: CounterFrame): string {
  const nose = sheet.linear(
    [0, 0],
    [0, 1],
    [
      { at: 0, colour: TOP.lighter },
      { at: 0.16, colour: TOP.gleam },
      { at: 0.34, colour: TOP.light },
      { at: 0.7, colour: TOP.dark },
      { at: 1, colour: mix(TOP.deep, '#1a0d06', 0.3) },
    ],
  )
  const grain = Array.from({ length: 7 }, (_, index) => {
    const y = edge + ((index + 0.6) / 7) * (front - edge)
    return `<path d="M0 ${round(y)}C${round(width * 0.3)} ${round(y + random() * 5)} ${round(width * 0.7)} ${round(y - random() * 5)} ${width} ${round(y)}" fill="none" stroke="${TOP.deep}" stroke-width="1.6" opacity=".22"/>`
  })
  const body = sheet.linearAt(
    [0, front],
    [0, height],
    [
      { at: 0, colour: BODY.deep },
      { at: 0.35, colour: BODY.darker },
      { at: 1, colour: BODY.dark },
    ],
  )
  const shade = sheet.linear([0, 0], [0, 1], fading('#140a05', [0.75, 0]))
  return [
    `<rect y="${front - 2}" width="${width}" height="${height - front + 2}" fill="${body}"/>`,
    panels(width, front, height),
    `<rect y="${front}" width="${width}" height="${round((height - front) * 0.7)}" fill="${shade}"/>`,
    `<rect y="${edge}" width="${width}" height="${front - edge}" fill="${nose}"/>${grain.join('')}`,
  ].join('')
}

function panels(width: number, front: number, height: number): string {
  const wide = width > 1500 ? 300 : 240
  return Array.from({ length: Math.ceil(width / wide) }, (_, index) => {
    const x = index * wide
    return `<rect x="${x}" y="${front}" width="3" height="${height - front}" fill="${BODY.deep}"/><rect x="${x + 3}" y="${front}" width="2" height="${height - front}" fill="${BODY.light}" opacity=".5"/><rect x="${x + 34}" y="${front + 26}" width="${wide - 64}" height="${height - front}" fill="none" stroke="${BODY.deep}" stroke-width="3"/><path d="M${x + 37} ${height}V${front + 29}H${x + wide - 33}" fill="none" stroke="${BODY.light}" stroke-width="2" opacity=".35"/>`
  }).join('')
}
