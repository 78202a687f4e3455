/** The size of a drawing in its own units, and its view box. */
export interface SvgSize {
  width: number
  height: number
  viewBox: readonly [x: number, y: number, width: number, height: number]
}

/** CSS pixels per unit. */
const UNITS: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 }
const LARGEST = 100_000
const SMALLEST = 0.01

/** Returns the size that a drawing declares; undefined if it declares none or an impossible one. */
export function sizeOf(attributes: ReadonlyMap<string, string>): SvgSize | undefined {
  const given = { width: lengthOf(attributes.get('width')), height: lengthOf(attributes.get('height')) }
  const [x, y, wide, high, ...more] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isBox = more.length === 0 && isLength(wide) && isLength(high) && isPlace(x) && isPlace(y)
  if (given.width && given.height)
    return {
      ...sized(given.width, given.height),
      viewBox: isBox ? [x, y, wide, high] : [0, 0, given.width, given.height],
    }
  return isBox ? { ...sized(wide, high), viewBox: [x, y, wide, high] } : undefined
}

const sized = (width: number, height: number) => ({ width, height })
const isLength = (length: number | undefined): length is number =>
  length !== undefined && length >= SMALLEST && length <= LARGEST
const isPlace = (at: number | undefined): at is number => at !== undefined && Math.abs(at) <= LARGEST

function lengthOf(text = ''): number | undefined {
  const [, number = '', unit = ''] = /^\s*\+?(\d+\.?\d*|\.\d+)(px|pt|pc|in|cm|mm)?\s*$/.exec(text) ?? []
  const length = Number(number) * (UNITS[unit] ?? 0)
  return isLength(length) ? length : undefined
}
