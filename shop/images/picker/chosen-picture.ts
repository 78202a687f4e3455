import type { CropBox } from '../crop-box.ts'

/** A picture that was chosen on this computer, and the part of it that is kept. */
export interface ChosenPicture {
  file: File
  box: CropBox
  /** How that part looks; made when the cropping is done. */
  preview?: Blob
}
