/** A colour at a place of a gradient; `at` from 0 to 1, `opacity` 1 unless told. */
export interface Stop {
  at: number
  colour: string
  opacity?: number
}

/**
 * The sheet that a picture is drawn on: it collects gradients, clips and filters and hands out references to them (`url(#…)`).
 * One sheet a document, so two drawings in one picture can never clash.
 */
export interface Sheet {
  /** A straight gradient across the shape it fills; from and to are shares of the shape's own box (0 to 1). */
  linear(from: [number, number], to: [number, number], stops: Stop[]): string
  /** A straight gradient between two points of the drawing's own coordinates. */
  linearAt(from: [number, number], to: [number, number], stops: Stop[]): string
  /** A round gradient in shares of the shape's own box; on an ellipse it becomes elliptic. */
  radial(centre: [number, number], radius: number, stops: Stop[]): string
  /** A round gradient in the drawing's own coordinates; `flatten` squashes it vertically (0.25 gives the tilt of a rim). */
  radialAt(centre: [number, number], radius: number, stops: Stop[], flatten?: number): string
  /** Clips to the SVG shapes given; use as `clip-path="${…}"`. */
  clip(shapes: string): string
  /** Shows only where the SVG shapes given are bright; use as `mask="${…}"`. Costs a layer: prefer a clip. */
  mask(shapes: string): string
  /** A repeated tile of the given size, turned by `degrees`. */
  pattern(width: number, height: number, degrees: number, tile: string): string
  /** A blur for `filter="${…}"`; costs time by area, so use it for shadows and small things. `margin` is the share added on each side. */
  blur(deviation: number, margin?: number): string
  definitions(): string
}

export function newSheet(): Sheet {
  const known = new Map<string, string>()
  const define = (markup: (id: string) => string) => {
    const key = markup('?')
    const id = known.get(key) ?? `d${known.size}`
    known.set(key, id)
    return `url(#${id})`
  }
  const points = (from: [number, number], to: [number, number]) =>
    `x1="${round(from[0], 3)}" y1="${round(from[1], 3)}" x2="${round(to[0], 3)}" y2="${round(to[1], 3)}"`
  return {
    linear: (from, to, stops) =>
      define((id) => `<linearGradient id="${id}" ${points(from, to)}>${stopsMarkup(stops)}</linearGradient>`),
    linearAt: (from, to, stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${points(from, to)}>${stopsMarkup(stops)}</linearGradient>`,
      ),
    radial: ([x, y], radius, stops) =>
      define(
        (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopsMarkup(stops)}</radialGradient>`,
      ),
    radialAt: ([x, y], radius, stops, flatten = 1) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${round(radius)}" gradientTransform="translate(${round(x)} ${round(y)}) scale(1 ${round(flatten, 3)})">${stopsMarkup(stops)}</radialGradient>`,
      ),
    clip: (shapes) => define((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    mask: (shapes) => define((id) => `<mask id="${id}">${shapes}</mask>`),
    pattern: (width, height, degrees, tile) =>
      define(
        (id) =>
          `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})">${tile}</pattern>`,
      ),
    blur: (deviation, margin = 0.3) =>
      define(
        // In linear light the shadows look the same, and a picture takes a quarter longer.
        (id) =>
          `<filter id="${id}" x="${-margin}" y="${-margin}" width="${round(1 + 2 * margin, 2)}" height="${round(1 + 2 * margin, 2)}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${round(deviation, 2)}"/></filter>`,
      ),
    definitions: () =>
      `<defs>${[...known].map(([markup, id]) => markup.replace('id="?"', `id="${id}"`)).join('')}</defs>`,
  }
}

/** Evenly spread stops, for gradients whose places do not matter. */
export function evenly(colours: string[]): Stop[] {
  return colours.map((colour, index) => ({ at: index / Math.max(1, colours.length - 1), colour }))
}

/** One colour that fades along the gradient; the opacities are spread evenly. */
export function fading(colour: string, opacities: number[]): Stop[] {
  return opacities.map((opacity, index) => ({ at: index / Math.max(1, opacities.length - 1), colour, opacity }))
}

/** Short numbers keep the documents small: one decimal is a tenth of a pixel at full size. */
export function round(value: number, decimals = 1): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

function stopsMarkup(stops: Stop[]): string {
  return stops
    .map(
      ({ at, colour, opacity }) =>
        `<stop offset="${round(at, 3)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity, 3)}"`}/>`,
    )
    .join('')
}
