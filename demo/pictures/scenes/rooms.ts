/* Places for what does not stand on a table: a wall with a sideboard under it, a room, a table seen from above. */

import { lightnessOf, mix, shadesOf } from '../light/colour.ts'
import { wood } from '../light/materials.ts'
import { weave, woodGrain } from '../light/textures.ts'
import { between, oneOf, type Random, seededRandom } from '../random.ts'
import { TINTS, type Tint, vignette } from './backdrop.ts'
import { books, branch, branchInVase } from './companions.ts'
import { evenly, fading, round, type Sheet } from './sheet.ts'
import { CANVAS } from './studio.ts'
import {
  boards,
  bookColours,
  LEAVES,
  leafShadow,
  plaster,
  type Scene,
  standing,
  wall,
  windowLight,
} from './surroundings.ts'

const { width, height } = CANVAS

export function onTheWall(sheet: Sheet, random: Random, tint: Tint): Scene {
  const y = 872
  const oak = wood('oak')
  const left = random() > 0.5
  const x = left ? 210 : 1050
  const back = [
    wall(sheet, tint),
    windowLight(sheet, random, tint),
    `${woodGrain(sheet, random, { x: 0, y, width, height: height - y }, oak, 14)}<rect x="0" y="${y}" width="${width}" height="${height - y}" fill="${sheet.linear([0, 0], [0, 1], fading('#fff4de', [0.45, 0.05]))}"/><rect x="0" y="${y - 24}" width="${width}" height="24" fill="${sheet.linear([0, 0], [0, 1], fading(tint.shadow, [0, 0.22]))}"/>`,
    `<g filter="${sheet.blur(1.8, 0.05)}">${standing(sheet, branchInVase(sheet, random, tint), x, y + 34, 1.25, tint)}${standing(sheet, books(sheet, bookColours(tint)), x + (left ? 210 : -200), y + 48, 1.1, tint)}</g>`,
  ]
  return {
    back: back.join(''),
    front: vignette(sheet, tint, 1.2),
    x: left ? 700 : 580,
    ground: 430,
    width: 700,
    height: 700,
    shadow: tint.shadow,
  }
}

export function room(sheet: Sheet, random: Random, tint: Tint): Scene {
  const edge = 690
  const oak = wood('oak')
  const boards = Array.from({ length: 9 }, (_, index) => {
    const x = -320 + index * 240
    return `<path d="M${640 + (x - 640) * 0.72} ${edge}L${x} ${height}" stroke="${oak.deep}" stroke-width="2.4" opacity=".35"/>`
  })
  const skirting = shadesOf(mix(tint.wall, '#ffffff', 0.5))
  const left = random() > 0.5
  const back = [
    wall(sheet, tint),
    windowLight(sheet, random, tint),
    `<rect x="0" y="${edge - 58}" width="${width}" height="58" fill="${sheet.linear([0, 0], [0, 1], evenly([skirting.gleam, skirting.light, skirting.base, skirting.dark]))}"/>`,
    `${woodGrain(sheet, random, { x: 0, y: edge, width, height: height - edge }, oak, 30)}${boards.join('')}<rect x="0" y="${edge}" width="${width}" height="${height - edge}" fill="${sheet.linear([0, 0], [0.4, 1], fading('#fff4de', [0.4, 0.1, 0]))}"/>`,
    `<g filter="${sheet.blur(2, 0.05)}">${standing(sheet, branchInVase(sheet, random, tint), left ? 170 : 1110, 770, 1.15, tint)}${standing(sheet, books(sheet, bookColours(tint)), left ? 300 : 980, 800, 0.9, tint)}</g>`,
  ]
  return {
    back: back.join(''),
    front: vignette(sheet, tint, 1.2),
    x: left ? 720 : 560,
    ground: 850,
    width: 760,
    height: 740,
    shadow: '#3b2412',
  }
}

export function fromAbove(sheet: Sheet, random: Random, tint: Tint, colour: string): Scene {
  const boarded = random() > 0.55
  const surface = boarded
    ? boards(sheet, random, wood(lightnessOf(colour) > 0.55 ? 'walnut' : 'ash'))
    : plaster(sheet, random, tint)
  const linen = shadesOf(mix(tint.wall, '#f6f0e4', 0.4))
  const cloth = 'M-60 690C60 664 200 640 332 606C372 700 408 800 452 1000L-60 1000Z'
  const shade = sheet.linear(
    [0, 0],
    [1, 0.6],
    [
      { at: 0, colour: '#ffffff', opacity: 0.3 },
      { at: 0.55, colour: linen.dark, opacity: 0 },
      { at: 1, colour: linen.deep, opacity: 0.26 },
    ],
  )
  const fringe = Array.from({ length: 44 }, (_, index) => {
    const x = -20 + index * 8
    const y = 681 - index * 1.72
    return `M${x} ${round(y)}l${round(between(random, -5, 1))} ${round(between(random, -17, -11))}`
  })
  const fold = 'M-60 800C80 770 260 740 376 712'
  const creases = `<path d="${fold}" fill="none" stroke="${linen.deep}" stroke-width="5" opacity=".16" transform="translate(1 4)"/><path d="${fold}" fill="none" stroke="#ffffff" stroke-width="4" opacity=".4"/><path d="M-60 716C70 690 210 664 340 632" fill="none" stroke="${mix(tint.wall, tint.shadow, 0.35)}" stroke-width="7" opacity=".55"/><path d="M-60 734C76 708 216 682 346 650" fill="none" stroke="${mix(tint.wall, tint.shadow, 0.35)}" stroke-width="2.5" opacity=".55"/>`
  const leaf = oneOf(random, LEAVES)
  const seed = Math.floor(random() * 1000)
  const lean = round(between(random, -22, 2))
  const back = [
    surface,
    `<path d="${cloth}" transform="translate(10 -8)" fill="#20120a" opacity=".22"/><path d="${cloth}" fill="${linen.base}"/><path d="${cloth}" fill="${weave(sheet, 2.6, linen, -11)}"/><path d="${cloth}" fill="${shade}"/>${creases}<path d="${fringe.join('')}" stroke="${linen.base}" stroke-width="2.4" fill="none"/>`,
    `<g transform="translate(1176 372) rotate(${lean})"><g opacity=".3" transform="translate(9 12) scale(1.15)">${branch(seededRandom(seed), 26, 300, '#22160c')}</g><g transform="scale(1.15)">${branch(seededRandom(seed), 26, 300, leaf)}</g></g>`,
    `<rect width="${width}" height="${height}" fill="${sheet.radialAt([320, 200], 1000, fading('#fff6e2', [0.5, 0.2, 0]), 0.85)}"/>`,
  ]
  return {
    back: back.join(''),
    front: leafShadow(sheet, random, '#1c1008', 0.13) + vignette(sheet, TINTS.stone, 1.2),
    x: 620,
    ground: 470,
    width: 860,
    height: 640,
    shadow: boarded ? '#25160b' : tint.shadow,
  }
}
