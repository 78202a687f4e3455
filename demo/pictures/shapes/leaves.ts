import { mix, type Shades, shadesOf } from '../light/colour.ts'
import { between, type Random } from '../random.ts'
import { round, type Sheet } from '../scenes/sheet.ts'

export const GREENS = { basil: '#5f8a3f', olive: '#7c8b68', fig: '#4f7a45', rubber: '#2f5740', eucalyptus: '#8aa596' }

/** `heart` is broad at the stem, `lance` broad in the middle, `spoon` broad towards the tip. */
type LeafForm = 'heart' | 'lance' | 'spoon'

/** Share of the length at which the two control points of one half stand, and how far out. */
const HALVES = {
  heart: [-0.06, 0.8, 0.8, 0.74],
  lance: [0.26, 0.72, 0.72, 0.6],
  spoon: [0.4, 0.4, 0.94, 0.86],
} as const

interface Leaf {
  x: number
  y: number
  /** 0 points right, -90 straight up. */
  degrees: number
  length: number
  width: number
  /** Sideways bend of the tip, in shares of the length; positive bends clockwise. */
  bend?: number
}

/** A leaf with a lit and a shaded half, a midrib and a few veins, growing from (x, y). */
export function leaf(sheet: Sheet, form: LeafForm, place: Leaf, shades: Shades): string {
  const { x, y, degrees, length, width, bend = 0.08 } = place
  const [near, nearOut, far, farOut] = HALVES[form]
  const drop = bend * length
  const half = (sign: number) =>
    `M0 0C${round(near * length)} ${round(sign * nearOut * width)} ${round(far * length)} ${round(sign * farOut * width + drop * 0.6)} ${round(length)} ${round(drop)}`
  const rib = `C${round(length * 0.66)} ${round(drop * 0.45)} ${round(length * 0.33)} 0 0 0Z`
  // The upper half of a leaf that points right is its left side; the light comes from the upper left, whichever way it points.
  const upperLit = Math.cos(((degrees + 45) * Math.PI) / 180) > 0
  const lit = sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: shades.dark },
      { at: 0.25, colour: shades.base },
      { at: 0.6, colour: shades.light },
      { at: 1, colour: mix(shades.light, shades.lighter, 0.5) },
    ],
  )
  const shaded = sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: shades.darker },
      { at: 0.4, colour: shades.dark },
      { at: 1, colour: mix(shades.base, shades.dark, 0.25) },
    ],
  )
  const veins = [0.25, 0.42, 0.58, 0.73].map((share) => {
    const spread = Math.sin(share * Math.PI) * width * (form === 'lance' ? 0.27 : 0.36)
    const middle = drop * share * share
    return [1, -1]
      .map(
        (sign) =>
          `M${round(length * share)} ${round(middle)}Q${round(length * (share + 0.09))} ${round(middle + sign * spread * 0.7)} ${round(length * (share + 0.17))} ${round(middle + sign * spread)}`,
      )
      .join('')
  })
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})"><path d="${half(-1)}${rib}" fill="${upperLit ? lit : shaded}"/><path d="${half(1)}${rib}" fill="${upperLit ? shaded : lit}"/><path d="${veins.join('')}" fill="none" stroke="${shades.darker}" stroke-width="${round(Math.max(0.8, width * 0.022))}" stroke-opacity=".4"/><path d="M0 0C${round(length * 0.33)} 0 ${round(length * 0.66)} ${round(drop * 0.45)} ${round(length * 0.97)} ${round(drop * 0.97)}" fill="none" stroke="${shades.gleam}" stroke-width="${round(Math.max(1, width * 0.045))}" stroke-linecap="round" stroke-opacity=".55"/></g>`
}

/** The tone of a leaf: further back is darker and cooler (`depth` 0 front to 1 back), and no two are quite the same. */
export function leafTone(random: Random, green: string, depth: number): Shades {
  return shadesOf(mix(mix(green, '#c8c46a', between(random, 0, 0.16)), '#1c3a36', depth * 0.42))
}
