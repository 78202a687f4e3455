/* The wall behind the counter, with the light of a window on it. */

import type { Random } from '../random.ts'
import { branch } from '../scenes/companions.ts'
import { fading, round, type Sheet } from '../scenes/sheet.ts'
import type { CounterFrame } from './counter-frame.ts'

const PLASTER = { light: '#f7f0e3', base: '#ebe0cd', dark: '#d3c3aa', shadow: '#6b4f37' }

/** Draws limewashed plaster, lighter towards the window on the left, quiet where the words will lie. */
export function plasterWall(sheet: Sheet, random: Random, { width, back }: CounterFrame): string {
  const ground = sheet.linearAt(
    [0, 0],
    [width, back],
    [
      { at: 0, colour: PLASTER.light },
      { at: 0.45, colour: PLASTER.base },
      { at: 1, colour: PLASTER.dark },
    ],
  )
  const clouds = Array.from({ length: 9 }, (_, index) => {
    const fill = sheet.radial([0.5, 0.5], 0.5, fading(index % 2 ? '#fffaf0' : '#b79c7b', [index % 2 ? 0.3 : 0.12, 0]))
    const [x, y] = [width * (0.25 + random() * 0.75), back * random()]
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(width * 0.2)}" ry="${round(back * 0.28)}" fill="${fill}"/>`
  })
  return `<rect width="${width}" height="${back + 4}" fill="${ground}"/>${clouds.join('')}`
}

/** Draws the sun of a window with its panes on the wall, slanting down to the right, and the shadow of a branch in it. */
export function sunOnTheWall(sheet: Sheet, random: Random, { width, back, height }: CounterFrame): string {
  const isWide = width > height
  const [left, top, pane] = isWide ? [width * 0.535, back * -0.1, 212] : [width * 0.3, back * 0.28, 220]
  const panes = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => {
      const x = left + column * (pane + 22) + row * 86
      const y = top + row * (pane * 1.5 + 20) + column * 34
      return `M${round(x)} ${round(y)}l${pane} 30l78 ${round(pane * 1.5)}l${-pane} -30Z`
    }),
  )
  const clip = sheet.clip(`<path d="${panes.join('')}"/>`)
  const twig = (x: number, y: number, degrees: number, size: number) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${degrees}) scale(${size})">${branch(random, 26, 260, PLASTER.shadow)}</g>`
  const shadows =
    twig(left + pane * 2.6, top + pane * 2.4, 24, 1.9) + twig(left + pane * 3.2, top + pane * 3.3, -18, 1.6)
  const fade = sheet.linearAt(
    [0, top],
    [0, back],
    [
      { at: 0, colour: '#fff6df', opacity: 0.9 },
      { at: 0.7, colour: '#fff1d2', opacity: 0.75 },
      { at: 1, colour: '#ffedc8', opacity: 0.45 },
    ],
  )
  return `<g filter="${sheet.blur(6, 0.1)}"><path d="${panes.join('')}" fill="${fade}"/><g clip-path="${clip}" opacity=".3">${shadows}</g></g>`
}

/** Draws the dusk where the sun was: the window's blue on the wall, hardly there. */
export function duskOnTheWall(sheet: Sheet, { width, back, height }: CounterFrame): string {
  const x = width > height ? width * 0.08 : width * 0.2
  const fill = sheet.radialAt([x, back * 0.1], back * 1.2, fading('#5b7396', [0.5, 0.2, 0]))
  return `<rect width="${width}" height="${back + 4}" fill="${fill}"/>`
}
