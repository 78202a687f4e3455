/** The part of a picture that is kept, in whole pixels of the upright original. */
export interface CropBox {
  x: number
  y: number
  width: number
  height: number
}

/** The server refuses a part with a shorter side (in pixels). */
export const MIN_CROP_SIDE = 16
