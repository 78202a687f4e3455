/*
 * Turned forms (solids of revolution): most of a household shop stands on a potter's wheel. A profile is turned into the exact outline
 * seen by the tilted camera and into narrow upright gores, each with the colour of its angle to the light, so that light follows the form.
 */
import { mix } from '../light/colour.ts'
import { type Ramp, rampColour } from '../light/materials.ts'
import { evenly, fading, round, type Sheet, type Stop } from '../scenes/sheet.ts'
import { type Box, TILT } from '../scenes/studio.ts'

const GORES = 100
/** Tangent of the camera's angle, from its sine. */
const SLOPE = TILT / Math.sqrt(1 - TILT * TILT)

interface Sample {
  radius: number
  y: number
  /** Half of the visible turn in radians: a quarter on a cylinder, up to a half where the surface faces up. */
  reach: number
  /** 1 faces straight up, 0 the horizon, -1 straight down. */
  facing: number
}

export interface Turned {
  art: string
  outline: string
  box: Box
  /** The point of the surface at height y (nearest sample) and at an angle in degrees: 0 faces the camera, -90 the left edge. */
  at(y: number, degrees: number): { x: number; y: number; radius: number }
  /** A closed path on the surface between two angles and two heights, for highlights, labels and bands. */
  patch(fromDegrees: number, toDegrees: number, top: number, bottom: number): string
  /** The region below a height, with its edge following the front of the form; for clips (a dipped foot, a second glaze). */
  below(y: number): string
  /** A soft white reflection between two angles and two heights. */
  gleam(fromDegrees: number, toDegrees: number, top: number, bottom: number, strength: number): string
}

/**
 * Turns a profile about x = `centre`. The profile is path data with absolute M, L and C only, in (radius, y), from the top down:
 * `'M 90 -320 C 120 -200 120 -80 70 0'`. Where one part hides another (a lid over a body), turn them apart and draw the lower first.
 * `relief` is how strongly up- and down-facing parts are lit and shaded (1 unless told, 0 for none).
 */
export function turned(sheet: Sheet, profile: string, ramp: Ramp, centre = 0, relief = 1): Turned {
  const samples = seen(sampled(profile))
  const point = (sample: Sample, angle: number) => ({
    x: centre + sample.radius * Math.sin(angle),
    y: sample.y + TILT * sample.radius * Math.cos(angle),
  })
  const curve = (share: number, part = samples) => part.map((sample) => point(sample, sample.reach * share))
  const outline = closed([...capped(curve(-1), samples, point, -1), ...capped(curve(1), samples, point, 1).reverse()])
  const veil = relief === 0 ? '' : reliefOf(sheet, samples, outline, relief, ramp)
  const skin = facesUp(samples) ? domeOf(sheet, samples, outline, ramp, centre) : goresOf(curve, ramp) + veil
  const top = Math.min(...samples.map(({ y, radius }) => y - (TILT * radius) / 4))
  const bottom = Math.max(...samples.map(({ y, radius }) => y + TILT * radius))
  const half = Math.max(...samples.map(({ radius }) => radius))
  const nearest = (y: number) =>
    samples.reduce((best, sample) => (Math.abs(sample.y - y) < Math.abs(best.y - y) ? sample : best))
  const patch = (fromDegrees: number, toDegrees: number, upper: number, lower: number) => {
    const part = interpolated(samples, upper, lower)
    const steps = Array.from({ length: 9 }, (_, index) =>
      radians(fromDegrees + ((toDegrees - fromDegrees) * index) / 8),
    )
    const first = part[0]
    const last = part.at(-1)
    if (!first || !last) return ''
    return closed([
      ...part.map((sample) => point(sample, radians(fromDegrees))),
      ...steps.map((angle) => point(last, angle)),
      ...[...part].reverse().map((sample) => point(sample, radians(toDegrees))),
      ...steps.reverse().map((angle) => point(first, angle)),
    ])
  }
  return {
    art: `<g><path d="${outline}" fill="${rampColour(ramp, 0.6)}"/>${skin}</g>`,
    outline,
    box: { x: centre - half, y: top, width: half * 2, height: bottom - top },
    at: (y, degrees) => ({ ...point(nearest(y), radians(degrees)), radius: nearest(y).radius }),
    patch,
    below: (y) => {
      const sample = nearest(y)
      const edge = Array.from({ length: 25 }, (_, index) => point(sample, (sample.reach * (index - 12)) / 12))
      const level = sample.y + TILT * sample.radius * Math.cos(sample.reach)
      const far = half + 99
      const corner = (x: number, depth: number) => ({ x: centre + x, y: depth })
      return closed([corner(-far, level), ...edge, corner(far, level), corner(far, 999), corner(-far, 999)])
    },
    gleam: (fromDegrees, toDegrees, upper, lower, strength) => {
      const part = strength / 4
      const across = sheet.linear([0, 0], [1, 0], fading('#ffffff', [0, part * 0.75, part, part * 0.55, 0]))
      // Nested patches end softly without the cost of a blur.
      return [0, 0.012, 0.024, 0.04]
        .map((inset) =>
          patch(
            fromDegrees + inset * 40,
            toDegrees - inset * 40,
            upper + (lower - upper) * inset,
            lower - (lower - upper) * inset * 1.6,
          ),
        )
        .map((path) => `<path d="${path}" fill="${across}"/>`)
        .join('')
    },
  }
}

function sampled(profile: string): Sample[] {
  const points = profilePoints(profile)
  return points.map(([radius, y], index) => {
    const before = points[Math.max(0, index - 1)] ?? [radius, y]
    const after = points[Math.min(points.length - 1, index + 1)] ?? [radius, y]
    const widening = after[0] - before[0]
    const drop = Math.max(0.001, after[1] - before[1])
    const cosine = Math.min(1, Math.max(-1, (-widening / drop) * SLOPE))
    return { radius, y, reach: Math.acos(cosine), facing: widening / Math.hypot(widening, drop) }
  })
}

/** Without the end of a profile that turns under so far that the camera sees next to nothing of it. */
function seen(samples: Sample[]): Sample[] {
  const last = samples.findLastIndex(({ reach }) => reach > 0.45)
  return last < 1 ? samples : samples.slice(0, last + 1)
}

/** Points along the profile; curves are cut into short straight pieces, lines into a few, so that relief can follow. */
function profilePoints(profile: string): [number, number][] {
  const points: [number, number][] = []
  for (const [, command, list] of profile.matchAll(/([MLC])([^MLC]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (list ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [x, y] = points.at(-1) ?? [a, b]
    if (command === 'M') points.push([a, b])
    for (let step = 1; step <= 4 && command === 'L'; step++) {
      points.push([x + ((a - x) * step) / 4, y + ((b - y) * step) / 4])
    }
    for (let step = 1; step <= 16 && command === 'C'; step++) {
      const t = step / 16
      const u = 1 - t
      const bezier = (p: number, q: number, r: number, s: number) =>
        u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
      points.push([bezier(x, a, c, e), bezier(y, b, d, f)])
    }
  }
  return points
}

/** The side of the outline, closed off along the front of the lowest and the back of the highest circle. */
function capped(
  side: { x: number; y: number }[],
  samples: Sample[],
  point: (sample: Sample, angle: number) => { x: number; y: number },
  sign: number,
): { x: number; y: number }[] {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return side
  const steps = Array.from({ length: 12 }, (_, index) => (index + 1) / 12)
  const back = steps.map((share) => point(first, sign * (Math.PI - (Math.PI - first.reach) * share)))
  const front = steps.map((share) => point(last, sign * last.reach * (1 - share)))
  return [...back, ...side, ...front]
}

type CurveAt = (share: number) => { x: number; y: number }[]

function goresOf(curve: CurveAt, ramp: Ramp): string {
  return Array.from({ length: GORES }, (_, index) => {
    const share = (index / GORES) * 2 - 1
    const colour = rampColour(ramp, Math.sin(((share + 1 / GORES) * Math.PI) / 2))
    const right = index + 2 >= GORES ? 1 : share + 5 / GORES
    return `<path d="${closed([...curve(share), ...curve(right).reverse()])}" fill="${colour}"/>`
  }).join('')
}

/** Lids and other shallow domes, which the camera sees all around: there upright gores would meet behind the top. */
function facesUp(samples: Sample[]): boolean {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return false
  const widening = last.radius - first.radius
  return widening / Math.hypot(widening, last.y - first.y) > 0.68
}

/** The shading of a dome: brightest where it faces the light, deepest at the far lower right. */
function domeOf(sheet: Sheet, samples: Sample[], outline: string, ramp: Ramp, centre: number): string {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return ''
  const half = last.radius
  const rise = last.y - first.y
  const tones = [-0.5, -0.46, -0.3, 0, 0.3, 0.62].map((at) => rampColour(ramp, at))
  const light: [number, number] = [centre - half * 0.42, first.y + rise * 0.42]
  const fill = sheet.radialAt(light, half * 1.5, evenly(tones), Math.min(0.9, (rise + half * TILT) / half))
  const edge = sheet.linearAt(
    [0, last.y - rise * 0.1],
    [0, last.y + half * TILT],
    fading(rampColour(ramp, 0.8), [0, 0.55]),
  )
  return `<path d="${outline}" fill="${fill}"/><path d="${outline}" fill="${edge}"/>`
}

/** Light from above and shade from below, as a veil of the material's own light and deep tones that follows the profile's slope. */
function reliefOf(sheet: Sheet, samples: Sample[], outline: string, strength: number, ramp: Ramp): string {
  const lit = mix(rampColour(ramp, -0.5), '#ffffff', 0.45)
  const shaded = mix(rampColour(ramp, 0.8), '#0c0810', 0.55)
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return ''
  const top = first.y + (TILT * first.radius) / 2
  const height = last.y + (TILT * last.radius) / 2 - top
  if (height <= 0) return ''
  const places = samples.map(({ y, radius, facing }) => ({ at: (y + (TILT * radius) / 2 - top) / height, facing }))
  // Samples crowd where the profile turns under; a smooth average keeps that from showing as a line.
  const stops: Stop[] = Array.from({ length: 18 }, (_, index) => {
    const at = index / 17
    const near = places.map((place) => ({ ...place, weight: Math.exp(-(((place.at - at) / 0.07) ** 2)) + 1e-9 }))
    const total = near.reduce((sum, { weight }) => sum + weight, 0)
    const facing = near.reduce((sum, place) => sum + place.facing * place.weight, 0) / total
    // Starts gently, so that the turn from light to shade leaves no line around a belly.
    const steep = Math.min(0.75, Math.abs(facing))
    const opacity = strength * (facing > 0 ? 0.55 : 0.74) * steep * Math.min(1, steep / 0.5)
    return { at, colour: facing > 0 ? lit : shaded, opacity: Math.min(1, opacity) }
  })
  return `<path d="${outline}" fill="${sheet.linearAt([0, top], [0, top + height], stops)}"/>`
}

/** The samples between two heights, with the ends cut exactly at them. */
function interpolated(samples: Sample[], top: number, bottom: number): Sample[] {
  const cut = (y: number): Sample => {
    const below = samples.findIndex((sample) => sample.y >= y)
    const after = samples[below === -1 ? samples.length - 1 : below] ?? { radius: 0, y, reach: 0, facing: 0 }
    const before = samples[Math.max(0, below - 1)] ?? after
    const share = after.y === before.y ? 0 : (y - before.y) / (after.y - before.y)
    return { ...after, y, radius: before.radius + (after.radius - before.radius) * Math.min(1, Math.max(0, share)) }
  }
  return [cut(top), ...samples.filter(({ y }) => y > top && y < bottom), cut(bottom)]
}

function closed(points: { x: number; y: number }[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
