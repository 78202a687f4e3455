/* The places that products are shown in: a table by a window, a shelf, a tiled counter, a wall, a room, a table from above. */

import { mix, shadesOf } from '../light/colour.ts'
import { wood } from '../light/materials.ts'
import { woodGrain } from '../light/textures.ts'
import { between, oneOf, type Random } from '../random.ts'
import { TINTS, type Tint, vignette } from './backdrop.ts'
import { books, branchInVase, fruit, smallBowl, storageJar } from './companions.ts'
import { fromAbove, onTheWall, room } from './rooms.ts'
import { evenly, fading, round, type Sheet } from './sheet.ts'
import { CANVAS, type Drawing } from './studio.ts'
import { bookColours, companionScale, type Scene, standing, wall, windowLight } from './surroundings.ts'

const { width, height } = CANVAS

/** Chooses and builds the place that suits how the object is shown and how big it is. */
export function sceneFor(sheet: Sheet, random: Random, drawing: Drawing, tint: Tint, colour: string): Scene {
  if (drawing.stance === 'lies') return fromAbove(sheet, random, tint, colour)
  if (drawing.stance === 'hangs') return onTheWall(sheet, random, tint)
  if (drawing.centimetres > 42) return room(sheet, random, tint)
  return oneOf(random, [table, shelf, counter])(sheet, random, tint, drawing)
}

function table(sheet: Sheet, random: Random, tint: Tint, drawing: Drawing): Scene {
  const edge = 610
  const oak = wood(tint === TINTS.clay || tint === TINTS.sand ? 'walnut' : 'oak')
  const top = { x: 0, y: edge, width, height: height - edge }
  const gloss = sheet.linearAt(
    [0, edge],
    [0, height],
    [
      { at: 0, colour: '#fff7e8', opacity: 0.5 },
      { at: 0.3, colour: '#fff7e8', opacity: 0.14 },
      { at: 1, colour: '#1c0f06', opacity: 0.24 },
    ],
  )
  const ground = 800
  const right = random() > 0.5
  const scale = companionScale(drawing, 430)
  const far = standing(sheet, branchInVase(sheet, random, tint), right ? 1010 : 250, 690, scale, tint)
  const near = standing(
    sheet,
    random() > 0.5 ? fruit(sheet, oneOf(random, ['#e6b93c', '#d98a4a', '#9fae5e'])) : books(sheet, bookColours(tint)),
    right ? 930 : 330,
    742,
    scale,
    tint,
  )
  const back = [
    wall(sheet, tint),
    windowLight(sheet, random, tint),
    `<g>${woodGrain(sheet, random, top, oak, 38)}<rect x="0" y="${edge}" width="${width}" height="${height - edge}" fill="${gloss}"/></g>`,
    `<rect x="0" y="${edge - 4}" width="${width}" height="6" fill="${oak.gleam}" opacity=".6"/><rect x="0" y="${edge - 26}" width="${width}" height="22" fill="${sheet.linear([0, 0], [0, 1], fading(tint.shadow, [0, 0.2]))}"/>`,
    `<g filter="${sheet.blur(2.6, 0.05)}">${far}${near}</g>`,
  ]
  return {
    back: back.join(''),
    front: vignette(sheet, tint, 1.2),
    x: right ? 500 : 780,
    ground,
    width: 640,
    height: 560,
    shadow: '#3b2412',
  }
}

function shelf(sheet: Sheet, random: Random, tint: Tint, drawing: Drawing): Scene {
  const y = 742
  const scaled = Math.min(540 / drawing.box.height, 600 / drawing.box.width)
  const oak = wood(random() > 0.5 ? 'oak' : 'walnut')
  const face = sheet.linear([0, 0], [0, 1], evenly([oak.base, oak.dark, oak.darker]))
  const below = sheet.linearAt([0, y + 60], [0, y + 170], fading(tint.shadow, [0.5, 0.14, 0]))
  const right = random() > 0.5
  const scale = companionScale(drawing, 380)
  const choices = [
    storageJar(sheet, mix(tint.wall, '#8a6a50', 0.4)),
    smallBowl(sheet, mix(tint.floor, '#5f7280', 0.45)),
    books(sheet, bookColours(tint)),
  ]
  const first = choices[Math.floor(random() * 3)] ?? smallBowl(sheet, '#c9b79c')
  const side = right ? 1 : -1
  const back = [
    wall(sheet, tint),
    windowLight(sheet, random, tint),
    `<path d="M0 ${y + 62}L${width} ${y + 62}L${width} ${y + 190}L0 ${y + 190}Z" fill="${below}"/>`,
    `<g>${woodGrain(sheet, random, { x: 0, y: y - 70, width, height: 96 }, oak, 14)}<rect x="0" y="${y - 70}" width="${width}" height="96" fill="${sheet.linear([0, 0], [0, 1], fading('#fff4de', [0.1, 0.42]))}"/></g>`,
    `<rect x="0" y="${y + 26}" width="${width}" height="36" fill="${face}"/><rect x="0" y="${y + 25}" width="${width}" height="3" fill="${oak.gleam}" opacity=".8"/>`,
    `<rect x="0" y="${y - 104}" width="${width}" height="34" fill="${sheet.linear([0, 0], [0, 1], fading(tint.shadow, [0, 0.22]))}"/>`,
    `<g filter="${sheet.blur(2.2, 0.05)}">${standing(sheet, first, 640 + side * 370, y - 14, scale, tint)}${standing(sheet, branchInVase(sheet, random, tint), 640 + side * 520, y - 30, scale, tint)}</g>`,
  ]
  return {
    back: back.join(''),
    front: vignette(sheet, tint, 1.2),
    x: 640 - side * 120,
    ground: y + 12 - (drawing.box.y + drawing.box.height) * scaled,
    width: 600,
    height: 540,
    shadow: '#3b2412',
  }
}

function counter(sheet: Sheet, random: Random, tint: Tint, drawing: Drawing): Scene {
  const edge = 640
  const stone = shadesOf(mix('#e9e4db', tint.floor, 0.2))
  const tiles: string[] = []
  const size = 92
  for (let row = 0; row * size < edge; row++) {
    for (let column = -1; column * size < width; column++) {
      const x = column * size + (row % 2) * (size / 2)
      const tone = mix(mix(tint.wall, tint.floor, random()), random() > 0.5 ? '#ffffff' : tint.shadow, random() * 0.12)
      tiles.push(
        `<rect x="${x + 2}" y="${row * size + 2}" width="${size - 4}" height="${size - 4}" rx="5" fill="${tone}"/><path d="M${x + 8} ${row * size + 7}L${x + size - 12} ${row * size + 6}" stroke="#ffffff" stroke-width="3" stroke-linecap="round" opacity="${round(0.15 + random() * 0.4, 2)}"/>`,
      )
    }
  }
  const top = sheet.linearAt(
    [0, edge],
    [0, height],
    [
      { at: 0, colour: stone.lighter },
      { at: 0.6, colour: stone.base },
      { at: 1, colour: stone.dark },
    ],
  )
  const veins = Array.from({ length: 7 }, () => {
    const x = random() * width
    const y = edge + 30 + random() * 260
    return `<path d="M${round(x - 180)} ${round(y + 14)}Q${round(x - 60)} ${round(y - 24)} ${round(x + 30)} ${round(y)}T${round(x + 260)} ${round(y - 18)}" fill="none" stroke="${stone.darker}" stroke-width="${round(between(random, 0.8, 2.6))}" opacity=".3"/>`
  })
  const right = random() > 0.5
  const side = right ? 1 : -1
  const scale = companionScale(drawing, 380)
  const bowl = smallBowl(sheet, mix(tint.wall, '#f4eadb', 0.65))
  const jar = random() > 0.5 ? storageJar(sheet, mix(tint.floor, '#faf4e8', 0.55)) : branchInVase(sheet, random, tint)
  const back = [
    `<rect width="${width}" height="${edge}" fill="${mix(tint.wall, tint.shadow, 0.22)}"/>${tiles.join('')}`,
    `<rect width="${width}" height="${edge}" fill="${sheet.radialAt([300, 180], 900, fading('#fff8ea', [0.5, 0.18, 0]), 0.8)}"/>`,
    windowLight(sheet, random, tint),
    `<rect x="0" y="${edge}" width="${width}" height="${height - edge}" fill="${top}"/>${veins.join('')}<rect x="0" y="${edge - 30}" width="${width}" height="30" fill="${sheet.linear([0, 0], [0, 1], fading(tint.shadow, [0, 0.3]))}"/>`,
    `<g filter="${sheet.blur(2.4, 0.05)}">${standing(sheet, jar, 640 + side * 420, 714, scale, tint)}${standing(sheet, bowl, 640 + side * 330, 768, scale, tint)}</g>`,
  ]
  return {
    back: back.join(''),
    front: vignette(sheet, tint, 1.2),
    x: 640 - side * 110,
    ground: 820,
    width: 640,
    height: 560,
    shadow: tint.shadow,
  }
}
