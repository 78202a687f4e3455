/** The crop area, in whole pixels of the upright original. */
export interface CropBox {
  x: number
  y: number
  width: number
  height: number
}

/** The server refuses a crop whose shorter side is below this, in pixels. */
export const MIN_CROP_SIDE = 16
