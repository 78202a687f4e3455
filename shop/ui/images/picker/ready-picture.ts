import { texts } from '#texts/ui/images'
import { fileFormat, isAcceptedFormat } from '../picture-format.ts'
import { type PictureLimits, scaledDown } from './scaled-down.ts'

/** The formats that the server accepts. Phones convert HEIC pictures when a file input asks for these. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp']
export const ACCEPTED_TYPES = TYPES.join(',')

/** A picture that can be cropped and uploaded, or the error. */
export type Opened = { ready: File } | { error: string }

/** Prepares a chosen file for cropping, or returns the server's error message for it. */
export async function readyPicture(file: File, limits: PictureLimits): Promise<Opened> {
  if (file.size === 0) return { error: texts.theSubmittedFileIsEmpty }
  // Pictures that the browser can decode, except SVG, are converted to an accepted format.
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return { error: await reasonOf(file) }
  try {
    return { ready: await scaledDown(file, limits, TYPES.includes(file.type)) }
  } catch {
    const isTooLarge = file.size > limits.megabytes * 1024 * 1024
    return { error: isTooLarge ? texts.ensureTheFileIsAt(limits.megabytes) : await reasonOf(file) }
  }
}

/** Returns the reason why neither the browser nor the server can open the file. */
async function reasonOf(file: File): Promise<string> {
  const format = fileFormat(new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()))
  return format === null || isAcceptedFormat(format) ? texts.uploadAValidImageThe : texts.otherFormat(format)
}

const START_BYTES = 64 * 1024
