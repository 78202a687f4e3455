import type { CropBox } from '../crop-box.ts'

/**
 * Reads the crop area from the fields `picture_crop_x` and so on; undefined if all are empty. A missing side gives an
 * invalid area.
 */
export function parseCrop(texts: Record<string, string>): CropBox | undefined {
  const sides = ['x', 'y', 'width', 'height'].map((side) => texts[`picture_crop_${side}`]?.trim() ?? '')
  if (sides.every((side) => side === '')) return undefined
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN, height = Number.NaN] = sides.map((side) =>
    side === '' ? Number.NaN : Number(side),
  )
  return { x, y, width, height }
}
