import type { CropBox } from '../crop-box.ts'

/** Reads the part of a picture that a form names as `picture_crop_x` and so on; undefined when it names none. One side that is missing makes the box fall outside of every picture. */
export function cropIn(texts: Record<string, string>): CropBox | undefined {
  const sides = ['x', 'y', 'width', 'height'].map((side) => texts[`picture_crop_${side}`]?.trim() ?? '')
  if (sides.every((side) => side === '')) return undefined
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = sides.map((side) =>
    side === '' ? Number.NaN : Number(side),
  )
  return { x, y, width, height }
}
