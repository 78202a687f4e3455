import type { CropBox } from '../crop-box.ts'

/** A picture that was chosen on this computer, and the part of it that is kept. */
export interface ChosenPicture {
  file: File
  box: CropBox
  /** How that part looks; made when the cropping is done. */
  preview?: Blob
  /** Something of it is cut off: it could be fitted on a ground. */
  isPart?: boolean
  /** What was chosen, where the file is that picture as a whole on a plain ground. */
  whole?: File
}
