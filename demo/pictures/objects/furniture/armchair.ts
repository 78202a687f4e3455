import { type Shades, shadesOf } from '../../light/colour.ts'
import { METALS, wood } from '../../light/materials.ts'
import { evenly, fading } from '../../scenes/sheet.ts'
import type { Drawing, Foot, Paint } from '../../scenes/studio.ts'
import { rounded, smoothed } from '../../shapes/curves.ts'
import { tube } from '../../shapes/parts.ts'
import { type Spot, viewOf } from '../../shapes/space.ts'
import { boxed, slanted, sloping, stuffed } from '../../shapes/upholstery.ts'

const view = viewOf(27)

/** A low armchair: an oak frame with loose felt cushions, a boxy club chair on wooden feet, or a high back in a steel tube frame. */
export function drawArmchair(paint: Paint): Drawing {
  if (paint.shape === 1) return club(paint)
  return paint.shape === 0 ? lounge(paint) : sled(paint)
}

function lounge(paint: Paint): Drawing {
  const oak = wood('oak')
  const frontLeg = (x: number) => bar(30, oak, [x, 0, 262], [x, 392, 250])
  const backLeg = (x: number) => bar(30, oak, [x, 0, -236], [x, 200, -196], [x, 396, -214])
  const sideRail = (x: number) => bar(26, oak, [x, 196, -196], [x, 208, 252])
  const art = [
    backLeg(-240),
    frontLeg(-240),
    sideRail(-240),
    armrest(paint, -240, oak),
    bar(26, oak, [-236, 196, -198], [236, 196, -198]),
    stuffed(paint, view, slanted([-212, 214, -190], [212, 505, -295], 112), 40),
    stuffed(paint, view, sloping(216, { near: 288, up: 304, down: 206 }, { near: -190, up: 268, down: 176 }), 34),
    bar(28, oak, [-240, 192, 264], [240, 192, 264]),
    backLeg(240),
    sideRail(240),
    frontLeg(240),
    armrest(paint, 240, oak),
  ]
  return standing(paint, art, { x: 240, front: 262, back: -236 }, 514, 71)
}

function club(paint: Paint): Drawing {
  const walnut = wood('walnut')
  const foot = (x: number, z: number) => bar(30, walnut, [x, 0, z], [x * 0.97, 96, z * 0.97])
  const upright = (low: Spot, high: Spot) => stuffed(paint, view, boxed(low, high), 34)
  const art = [
    foot(-230, -200),
    foot(230, -200),
    foot(-230, 236),
    foot(230, 236),
    upright([-270, 80, -270], [270, 500, -130]),
    upright([-290, 80, -250], [-186, 372, 270]),
    upright([-200, 80, -150], [200, 214, 262]),
    stuffed(paint, view, boxed([-182, 206, -150], [182, 316, 284]), 38),
    upright([186, 80, -250], [290, 372, 270]),
  ]
  return standing(paint, art, { x: 230, front: 236, back: -200 }, 512, 76)
}

function sled(paint: Paint): Drawing {
  const steel = shadesOf(METALS.blackened)
  const loop = (x: number) => {
    const corners: Spot[] = [
      [x, 392, -250],
      [x, 12, -270],
      [x, 12, 270],
      [x, 380, 270],
    ]
    return tube(rounded(corners.map(view), 46), 19, steel)
  }
  const art = [
    loop(-236),
    bar(16, steel, [-236, 176, -200], [236, 176, -200]),
    stuffed(paint, view, slanted([-208, 200, -176], [208, 640, -330], 92), 40),
    stuffed(paint, view, sloping(212, { near: 282, up: 306, down: 222 }, { near: -176, up: 262, down: 186 }), 34),
    bar(16, steel, [-236, 190, 266], [236, 190, 266]),
    loop(236),
    bar(26, shadesOf('#5a3a26'), [236, 400, 130], [236, 398, -110]),
  ]
  return standing(paint, art, { x: 236, front: 262, back: -262 }, 654, 92)
}

/** Where the legs stand: half the width between them, and how near the front and the back ones are. */
interface Legs {
  x: number
  front: number
  back: number
}

function standing({ sheet }: Paint, art: string[], legs: Legs, top: number, centimetres: number): Drawing {
  const feet: Foot[] = [legs.front, legs.back].flatMap((near) =>
    [-legs.x, legs.x].map((right) => {
      const [x, y] = view([right, 0, near])
      return { x, y, halfWidth: 21, halfDepth: 6 }
    }),
  )
  const body: Spot[] = [
    [-250, 30, 270],
    [-250, 380, 270],
    [-220, 400, -180],
    [-210, top, -290],
    [210, top, -290],
    [250, 400, -200],
    [250, 30, -236],
    [250, 30, 270],
  ]
  return {
    art: `<ellipse cx="14" cy="4" rx="300" ry="84" fill="${sheet.radial([0.5, 0.5], 0.5, fading('#1a110b', [0.5, 0.34, 0.1, 0]))}"/>${art.join('')}`,
    outline: rounded(
      body.map((spot) => view(spot)),
      30,
    ),
    box: { x: -352, y: -top - 92, width: 700, height: top + 190 },
    stance: 'stands',
    feet,
    detail: { x: -120, y: -340, width: 520 },
    centimetres,
  }
}

/** A round wooden or steel bar through places in the room. */
function bar(width: number, shades: Shades, ...spots: Spot[]): string {
  return tube(smoothed(spots.map(view)), width, shades, 'round')
}

/** A flat board that swells where the hand lies. */
function armrest({ sheet }: Paint, x: number, oak: Shades): string {
  const edge: Spot[] = [
    [x - 20, 402, -244],
    [x + 22, 402, -244],
    [x + 34, 396, 120],
    [x + 34, 394, 262],
    [x + 4, 394, 288],
    [x - 30, 394, 268],
    [x - 30, 396, 120],
  ]
  const top = smoothed(
    edge.map((spot) => view(spot)),
    true,
  )
  const fill = sheet.linear([0, 0], [0.6, 1], evenly([oak.light, oak.lighter, oak.base, oak.light]))
  return `<path d="${top}" fill="${oak.darker}" transform="translate(0 15)"/><path d="${top}" fill="${oak.dark}" transform="translate(0 9)"/><path d="${top}" fill="${oak.base}" transform="translate(0 3)"/><path d="${top}" fill="${fill}"/><path d="${smoothed(edge.slice(1, 4).map(([right, up, near]) => view([right - 22, up, near])))}" fill="none" stroke="${oak.darker}" stroke-width="2" stroke-opacity=".3"/>`
}
