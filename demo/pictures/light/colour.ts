// Colours are mixed in OKLab, where equal steps look equal: a glaze keeps its hue from highlight to shadow.

interface Lab {
  lightness: number
  a: number
  b: number
}

/** The tones of one material under the studio light, from the brightest to the deepest. All are `#rrggbb`. */
export interface Shades {
  gleam: string
  lighter: string
  light: string
  base: string
  dark: string
  darker: string
  deep: string
}

/** Tones of a base colour given as `#rrggbb`. Pure white and pure black are drawn in a little, to leave room for light and shadow. */
export function shadesOf(colour: string): Shades {
  const lab = toLab(colour)
  const lightness = Math.min(0.945, Math.max(0.2, lab.lightness))
  const lift = (1 - lightness) * (0.16 + 0.26 * lightness)
  const tone = (value: number, chroma: number) =>
    toHex({ lightness: value, a: lab.a * chroma, b: lab.b * chroma - (1 - value) * 0.004 })
  return {
    gleam: tone(Math.min(1, lightness + lift * 3.1 + 0.03), 0.35),
    lighter: tone(Math.min(0.985, lightness + lift * 1.75), 0.78),
    light: tone(Math.min(0.972, lightness + lift * 0.85), 0.94),
    base: tone(lightness, 1),
    dark: tone(lightness * 0.865, 0.98),
    darker: tone(lightness * 0.72, 0.92),
    deep: tone(lightness * 0.5, 0.8),
  }
}

/** The colour at `share` of the way from one `#rrggbb` to the other; 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const from = toLab(first)
  const to = toLab(second)
  const at = (low: number, high: number) => low + (high - low) * share
  return toHex({ lightness: at(from.lightness, to.lightness), a: at(from.a, to.a), b: at(from.b, to.b) })
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightnessOf(colour: string): number {
  return toLab(colour).lightness
}

/** How colourful (0 grey, about 0.3 vivid) and of which hue in degrees (30 red, 110 yellow, 145 green, 260 blue). */
export function hueOf(colour: string): { chroma: number; degrees: number } {
  const { a, b } = toLab(colour)
  return { chroma: Math.hypot(a, b), degrees: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

function toLab(colour: string): Lab {
  const packed = Number.parseInt(colour.slice(1), 16)
  const linear = (shift: number) => {
    const channel = ((packed >> shift) & 255) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  const red = linear(16)
  const green = linear(8)
  const blue = linear(0)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

function toHex({ lightness, a, b }: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channel = (value: number) => {
    const clamped = Math.min(1, Math.max(0, value))
    const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)}${channel(
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
  )}${channel(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)}`
}
