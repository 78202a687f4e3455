/* Quiet things that stand next to a product in a scene. Drawn around the origin like every object, in tenths of a centimetre. */

import { mix, shadesOf } from '../light/colour.ts'
import { glazeRamp, mattRamp } from '../light/materials.ts'
import { between, oneOf, type Random } from '../random.ts'
import { block, panel } from '../shapes/block.ts'
import { ring } from '../shapes/parts.ts'
import { turned } from '../shapes/turned.ts'
import type { Tint } from './backdrop.ts'
import { evenly, round, type Sheet } from './sheet.ts'
import { TILT } from './studio.ts'

export interface Companion {
  art: string
  /** Radius of its foot, for a shadow. */
  foot: number
  /** Rough height. */
  height: number
}

const UNGLAZED = '#d8c4a8'

const LEAVES = ['#7f8f6c', '#8d9a83', '#6f8571', '#9c8a5c'] as const

/** A vase in a glaze that suits the tint, with leafy branches or dried stems. */
export function branchInVase(sheet: Sheet, random: Random, tint: Tint): Companion {
  const glaze = oneOf(random, [
    mix(tint.floor, '#f8f2e6', 0.6),
    mix(tint.wall, '#b5694a', 0.6),
    mix(tint.shadow, tint.wall, 0.4),
  ])
  const bellied = random() > 0.5
  const profile = bellied
    ? 'M 18 -150 C 14 -136 16 -126 30 -116 C 76 -92 82 -26 40 0'
    : 'M 16 -150 C 12 -120 16 -104 34 -84 C 58 -58 56 -14 36 0'
  const body = turned(sheet, profile, mattRamp(shadesOf(glaze)))
  const stems = random() > 0.62 ? dried(random) : leafy(random, oneOf(random, LEAVES))
  return {
    art: `<g transform="translate(0 -146)">${stems}</g>${body.art}<path d="${ring(17, -150)}" fill="${shadesOf(glaze).light}"/><path d="${ring(12, -149.5)}" fill="${shadesOf(glaze).deep}"/>${body.gleam(-60, -34, -90, -20, 0.22)}`,
    foot: 40,
    height: 360,
  }
}

function leafy(random: Random, leaf: string): string {
  return [-34, -8, 20, 40].map((lean) => branch(random, lean, between(random, 150, 230), leaf)).join('')
}

/** Bare stems with round seed heads. */
function dried(random: Random): string {
  const heads = [-38, -22, -6, 10, 26, 42].map((lean) => {
    const length = round(between(random, 150, 240))
    const tones = shadesOf(oneOf(random, ['#cda24e', '#b9825a', '#d8c39a']))
    const x = round(lean * 1.7)
    const size = round(between(random, 13, 19))
    return `<path d="M0 0Q${lean * 0.3} ${-length * 0.6} ${x} ${-length}" fill="none" stroke="#8a7650" stroke-width="2.6"/><circle cx="${x}" cy="${-length}" r="${size}" fill="${tones.dark}"/><circle cx="${x - size * 0.14}" cy="${-length - size * 0.14}" r="${size * 0.8}" fill="${tones.base}"/><circle cx="${x - size * 0.3}" cy="${-length - size * 0.3}" r="${size * 0.42}" fill="${tones.lighter}"/>`
  })
  return heads.join('')
}

/** One stem with pairs of narrow leaves, from the origin upwards, leaning by some degrees. */
export function branch(random: Random, lean: number, length: number, colour: string): string {
  const shades = shadesOf(colour)
  const steps = Math.round(length / 17)
  const leaves = Array.from({ length: steps }, (_, index) => {
    const share = 0.16 + (index / steps) * 0.84
    const y = -length * share
    const x = Math.sin(share * 2.2) * lean * 0.55
    const size = between(random, 26, 38) * (1.08 - share * 0.4)
    const side = index % 2 === 0 ? 1 : -1
    const angle = side * between(random, 32, 66) + lean * 0.4
    const tone = [shades.light, shades.base, shades.dark][Math.floor(random() * 3)] ?? shades.base
    return `<path d="M0 0C${round(-size * 0.24)} ${round(-size * 0.35)} ${round(-size * 0.2)} ${round(-size * 0.75)} 0 ${round(-size)}C${round(size * 0.22)} ${round(-size * 0.75)} ${round(size * 0.24)} ${round(-size * 0.35)} 0 0Z" transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" fill="${tone}"/>`
  })
  return `<g transform="rotate(${round(lean * 0.5)})"><path d="M0 0Q${round(lean * 0.2)} ${round(-length * 0.5)} ${round(Math.sin(2.2) * lean * 0.55)} ${-length}" fill="none" stroke="${shades.darker}" stroke-width="3.4"/>${leaves.join('')}</g>`
}

/** Two lemons, or other fruit of a colour. */
export function fruit(sheet: Sheet, colour: string): Companion {
  const tones = shadesOf(colour)
  const skin = sheet.radial(
    [0.36, 0.32],
    0.75,
    evenly([tones.gleam, tones.lighter, tones.base, tones.dark, tones.darker]),
  )
  const one = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-46 0C-44 -24 -22 -36 2 -35C24 -34 38 -24 42 -8C48 -5 52 -2 52 2C52 6 46 8 41 9C34 26 20 35 0 35C-24 35 -44 22 -46 0Z" fill="${skin}"/></g>`
  return {
    art: `<ellipse cx="46" cy="-8" rx="54" ry="11" fill="#1e120a" opacity=".3"/>${one(50, -42, 24)}${one(-36, -33, -14)}`,
    foot: 84,
    height: 80,
  }
}

/** A stack of cloth-bound books. */
export function books(sheet: Sheet, colours: [string, string, string]): Companion {
  const sizes = [
    [215, 150, 30, 24],
    [195, 140, 24, 31],
    [180, 128, 20, 20],
  ] as const
  let lift = 0
  const art = sizes.map(([width, depth, height, degrees], index) => {
    const cover = shadesOf(colours[index] ?? UNGLAZED)
    const book = block({ width, depth, height }, degrees, lift)
    lift += height
    const pages = sheet.linear([0, 0], [0, 1], evenly(['#efe6d3', '#d9cdb5', '#e9dfca', '#cfc2a8']))
    const spine = sheet.linear([0, 0], [0, 1], evenly([cover.light, cover.base, cover.dark]))
    return `<path d="${panel(book.right)}" fill="${cover.darker}"/><path d="${panel(book.right, [0, 0.12], [1, 0.88])}" fill="${pages}" opacity=".82"/><path d="${panel(book.left)}" fill="${spine}"/><path d="${panel(book.left, [0.12, 0], [0.14, 1])}${panel(book.left, [0.86, 0], [0.88, 1])}" fill="${cover.gleam}" opacity=".6"/><path d="${panel(book.top)}" fill="${sheet.linear([0, 0], [1, 1], evenly([cover.lighter, cover.light, cover.base]))}"/>`
  })
  return { art: art.join(''), foot: 108, height: 76 }
}

/** A small bowl with a glaze of its own. */
export function smallBowl(sheet: Sheet, glaze: string): Companion {
  const tones = shadesOf(glaze)
  const body = turned(sheet, 'M 76 -62 C 76 -34 54 -8 32 -6 L 31 0', glazeRamp(tones))
  const hollow = sheet.linear([0, 0], [1, 0.15], evenly([tones.deep, tones.darker, tones.base, tones.lighter]))
  return {
    art: `${body.art}<path d="${ring(76, -62)}" fill="${tones.gleam}"/><path d="${ring(73, -61.5)}" fill="${hollow}"/>${body.gleam(-58, -38, -52, -18, 0.4)}`,
    foot: 34,
    height: 64 + 76 * TILT,
  }
}

/** A tall storage jar with a wooden lid. */
export function storageJar(sheet: Sheet, glaze: string): Companion {
  const body = turned(
    sheet,
    'M 56 -150 C 62 -146 64 -130 64 -110 L 64 -16 C 64 -4 58 0 52 0',
    glazeRamp(shadesOf(glaze)),
  )
  const lid = turned(sheet, 'M 52 -172 C 58 -172 58 -168 58 -164 L 58 -150', mattRamp(shadesOf('#c89c68')))
  return {
    art: `${body.art}${body.gleam(-62, -40, -128, -18, 0.4)}${lid.art}<path d="${ring(52, -172)}" fill="${mix('#c89c68', '#ffffff', 0.22)}"/>`,
    foot: 56,
    height: 186,
  }
}
