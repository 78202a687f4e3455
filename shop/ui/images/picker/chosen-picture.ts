import type { CropBox } from '../crop-box.ts'

/** A picture chosen on this device, with its crop area. */
export interface ChosenPicture {
  file: File
  box: CropBox
  /** Preview of the crop area, created after cropping. */
  preview?: Blob
  /** Part of the picture is cut off, so it could be fitted on a ground instead. */
  isPart?: boolean
  /** The original file, if `file` is that picture as a whole on a plain ground. */
  whole?: File
}
