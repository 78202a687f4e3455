/** The crop area, in whole pixels of the upright original. */
export interface CropBox {
  x: number
  y: number
  width: number
  height: number
}

/** The minimum of both crop sides that the server accepts, in pixels. */
export const MIN_CROP_SIDE = 16
