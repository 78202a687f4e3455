import { round, type Sheet } from '../scenes/sheet.ts'
import { type Drawing, type Foot, TILT } from '../scenes/studio.ts'

/** Where the shadow of a point one unit above the floor falls: to the right, and back across the tilted floor. */
const CAST = { right: 0.86, back: 0.66 }

/**
 * The shadows of a drawing, in the drawing's own coordinates, to be put right before its art. `tint` is a deep tone of the surface they
 * fall on, `softness` the blur in units.
 */
export function shadowsOf(sheet: Sheet, drawing: Drawing, tint: string, softness = 10): string {
  const strength = drawing.opacity ?? 1
  if (drawing.stance === 'stands') {
    return (
      castOnFloor(sheet, drawing, tint, softness, strength) +
      drawing.feet.map((foot) => contact(sheet, foot, tint, strength)).join('')
    )
  }
  const distance = drawing.stance === 'lies' ? 16 : (drawing.distance ?? 14)
  // The near shadow is three shifted copies, the far one a blur: one blur is half of the time of such a picture.
  const near = [0.2, 0.45, 0.75].map((share) => shifted(drawing.outline, tint, distance * share, 0.12 * strength))
  return (
    shifted(drawing.outline, tint, distance * 1.4, 0.36 * strength, ` filter="${sheet.blur(softness * 1.2, 0.07)}"`) +
    near.join('')
  )
}

function shifted(outline: string, tint: string, by: number, opacity: number, filter = ''): string {
  return `<path d="${outline}" fill="${tint}" opacity="${round(opacity, 2)}" transform="translate(${round(by * 1.1)} ${round(by)})"${filter}/>`
}

function castOnFloor(sheet: Sheet, drawing: Drawing, tint: string, softness: number, strength: number): string {
  const { box } = drawing
  const fill = sheet.linearAt(
    [0, 0],
    [0, box.y],
    [
      { at: 0, colour: tint, opacity: 0.62 * strength },
      { at: 0.4, colour: tint, opacity: 0.34 * strength },
      { at: 1, colour: tint, opacity: 0.05 * strength },
    ],
  )
  return `<g filter="${sheet.blur(softness, 0.2)}"><path d="${drawing.outline}" fill="${fill}" transform="matrix(1 0 ${-CAST.right} ${round(CAST.back * TILT, 3)} 0 0)"/></g>`
}

function contact(sheet: Sheet, foot: Foot, tint: string, strength: number): string {
  const spot = (grow: number, shift: number, opacity: number) => {
    const fill = sheet.radial([0.5, 0.5], 0.5, [
      { at: 0, colour: tint, opacity },
      { at: 0.62, colour: tint, opacity: opacity * 0.9 },
      { at: 0.82, colour: tint, opacity: opacity * 0.35 },
      { at: 1, colour: tint, opacity: 0 },
    ])
    return `<ellipse cx="${round(foot.x + foot.halfWidth * shift)}" cy="${round(foot.y + foot.halfDepth * 0.1)}" rx="${round(foot.halfWidth * grow)}" ry="${round(foot.halfDepth * grow * 1.08)}" fill="${fill}"/>`
  }
  return spot(1.75, 0.22, 0.34 * strength) + spot(1.22, 0.04, 0.75 * strength)
}
