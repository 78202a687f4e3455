import { mix, type Shades } from '../light/colour.ts'
import { fading, round, type Sheet } from '../scenes/sheet.ts'
import { TILT } from '../scenes/studio.ts'

/** A horizontal circle seen by the tilted camera, as path data. */
export function ring(radius: number, y: number, x = 0): string {
  const depth = round(radius * TILT)
  return `M${round(x - radius)} ${round(y)}a${round(radius)} ${depth} 0 1 1 ${round(radius * 2)} 0a${round(radius)} ${depth} 0 1 1 ${round(-radius * 2)} 0Z`
}

/**
 * The mouth of a vessel: a lip of the given thickness around the inside wall, which is dark where the light comes from and lit on the
 * far right. `fill` (a colour) is what the vessel holds, `depth` how far below the lip.
 */
export function mouth(
  sheet: Sheet,
  form: { radius: number; y: number; lip: number; x?: number },
  shades: Shades,
  inside: Shades = shades,
  content?: { fill: string; depth: number },
): string {
  const { radius, y, lip, x = 0 } = form
  const inner = radius - lip
  const wall = sheet.linear(
    [0, 0],
    [1, 0.12],
    [
      { at: 0, colour: inside.deep },
      { at: 0.25, colour: inside.darker },
      { at: 0.6, colour: inside.base },
      { at: 0.88, colour: inside.light },
      { at: 1, colour: inside.base },
    ],
  )
  const lipFill = sheet.linear(
    [0, 0],
    [1, 0],
    [
      { at: 0, colour: shades.light },
      { at: 0.3, colour: shades.gleam },
      { at: 0.62, colour: shades.lighter },
      { at: 1, colour: shades.base },
    ],
  )
  const hole = ring(inner, y + lip * 0.12, x)
  const depthShade = sheet.linear([0, 0], [0, 1], fading('#120c10', [0.34, 0.1, 0]))
  const held = content
    ? `<g clip-path="${sheet.clip(`<path d="${hole}"/>`)}">${surface(sheet, inner * 0.985, y + content.depth, content.fill, x)}</g>`
    : ''
  return `<path d="${ring(radius, y, x)}" fill="${lipFill}"/><path d="${hole}" fill="${wall}"/>${held}<path d="${hole}" fill="${depthShade}"/>`
}

/** A level surface (a drink, wax, a lid's flat top) with light from the left. */
function surface(sheet: Sheet, radius: number, y: number, colour: string, x = 0): string {
  const fill = sheet.linear(
    [0, 0.2],
    [1, 0.8],
    [
      { at: 0, colour: mix(colour, '#ffffff', 0.16) },
      { at: 0.35, colour },
      { at: 1, colour: mix(colour, '#000000', 0.22) },
    ],
  )
  const edge = sheet.radial([0.5, 0.5], 0.5, [
    { at: 0.8, colour: '#ffffff', opacity: 0 },
    { at: 0.96, colour: '#ffffff', opacity: 0.05 },
    { at: 1, colour: mix(colour, '#ffffff', 0.45), opacity: 0.5 },
  ])
  return `<path d="${ring(radius, y, x)}" fill="${fill}"/><path d="${ring(radius, y, x)}" fill="${edge}"/>`
}

/**
 * A round bar along any path (handles, wires, rods, legs): layered strokes that grow lighter towards the light.
 * `width` is its thickness in units.
 */
export function tube(path: string, width: number, shades: Shades, cap: 'round' | 'butt' = 'round'): string {
  const colours = [
    shades.darker,
    mix(shades.darker, shades.dark, 0.6),
    shades.dark,
    mix(shades.dark, shades.base, 0.5),
    shades.base,
    mix(shades.base, shades.light, 0.5),
    shades.light,
    mix(shades.light, shades.lighter, 0.6),
    shades.lighter,
  ]
  const layers = colours.map((colour, index) => {
    const inward = index / (colours.length - 1)
    const shift = -width * 0.19 * inward
    return `<path d="${path}" stroke="${colour}" stroke-width="${round(width * (1 - inward * 0.9), 2)}" transform="translate(${round(shift, 2)} ${round(shift * 0.9, 2)})"/>`
  })
  return `<g fill="none" stroke-linecap="${cap}" stroke-linejoin="round">${layers.join('')}</g>`
}

/**
 * A bar that tapers along one cubic curve (spouts, horns, necks), in the same layered shading as `tube`.
 * `curve` is start, two control points and end; widths are given at the start and the end. Returns its art and its outline.
 */
export function taper(curve: Curve, from: number, to: number, shades: Shades): { art: string; outline: string } {
  const colours = [
    shades.darker,
    shades.dark,
    mix(shades.dark, shades.base, 0.6),
    shades.base,
    mix(shades.base, shades.light, 0.6),
    shades.light,
    shades.lighter,
  ]
  const band = (inward: number) => {
    const edges = Array.from({ length: 17 }, (_, step) => {
      const { x, y, across } = along(curve, step / 16)
      const half = ((from + (to - from) * (step / 16)) / 2) * (1 - inward * 0.9)
      const shift = (from + (to - from) * (step / 16)) * 0.2 * inward
      return {
        left: [x + across[0] * half - shift, y + across[1] * half - shift],
        right: [x - across[0] * half - shift, y - across[1] * half - shift],
      }
    })
    const points = [...edges.map(({ left }) => left), ...edges.map(({ right }) => right).reverse()]
    return `M${points.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join('L')}Z`
  }
  const art = colours.map((colour, index) => `<path d="${band(index / (colours.length - 1))}" fill="${colour}"/>`)
  return { art: art.join(''), outline: band(0) }
}

export type Curve = [[number, number], [number, number], [number, number], [number, number]]

/** A point of the curve and the unit vector across it. */
function along([a, b, c, d]: Curve, t: number): { x: number; y: number; across: [number, number] } {
  const u = 1 - t
  const value = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
  const slope = (i: 0 | 1) => 3 * u * u * (b[i] - a[i]) + 6 * u * t * (c[i] - b[i]) + 3 * t * t * (d[i] - c[i])
  const length = Math.hypot(slope(0), slope(1)) || 1
  return { x: value(0), y: value(1), across: [-slope(1) / length, slope(0) / length] }
}

/** Scatters small marks (glaze speckle, felt flecks) over a shape; `marks` of them within the box, clipped to the outline. */
export function speckled(
  sheet: Sheet,
  random: () => number,
  outline: string,
  box: { x: number; y: number; width: number; height: number },
  marks: { count: number; colour: string; size: number; opacity: number },
): string {
  const dots = Array.from({ length: marks.count }, () => {
    const size = marks.size * (0.35 + random() ** 2)
    return `<ellipse cx="${round(box.x + random() * box.width)}" cy="${round(box.y + random() * box.height)}" rx="${round(size)}" ry="${round(size * 0.8)}" opacity="${round(0.35 + random() * 0.65, 2)}"/>`
  })
  return `<g clip-path="${sheet.clip(`<path d="${outline}"/>`)}" fill="${marks.colour}" opacity="${marks.opacity}">${dots.join('')}</g>`
}

/** Path data turned about the origin and moved; only absolute M, L, C, Q and Z. For outlines of things that lie at an angle. */
export function turnedPath(path: string, degrees: number, x = 0, y = 0): string {
  const cosine = Math.cos((degrees * Math.PI) / 180)
  const sine = Math.sin((degrees * Math.PI) / 180)
  return path.replace(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g, (_, first: string, second: string) => {
    const [a, b] = [Number(first), Number(second)]
    return `${round(a * cosine - b * sine + x)} ${round(a * sine + b * cosine + y)}`
  })
}
