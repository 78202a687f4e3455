import * as texts from '#texts/ui/images'
import { fileFormat, isAcceptedFormat } from '../picture-format.ts'
import { type PictureLimits, scaledDown } from './scaled-down.ts'

/** The formats that the server takes; a telephone that has another (HEIC) converts its pictures when it is asked for these. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp']
export const ACCEPTED_TYPES = TYPES.join(',')

/** A picture as it can be cropped and sent, or what is wrong with it. */
export type Opened = { ready: File } | { error: string }

/** Makes a chosen file ready, or says what is wrong with it in the server's words. */
export async function readyPicture(file: File, limits: PictureLimits): Promise<Opened> {
  if (file.size === 0) return { error: texts.theSubmittedFileIsEmpty }
  // What is no vector and what the browser can decode is drawn anew in a format that the server takes.
  if (!file.type.startsWith('image/') || file.type.startsWith('image/svg')) return { error: await reasonOf(file) }
  try {
    return { ready: await scaledDown(file, limits, TYPES.includes(file.type)) }
  } catch {
    const isTooLarge = file.size > limits.megabytes * 1024 * 1024
    return { error: isTooLarge ? texts.ensureTheFileIsAt(limits.megabytes) : await reasonOf(file) }
  }
}

/** Why neither the browser nor the server opens the file. */
async function reasonOf(file: File): Promise<string> {
  const format = fileFormat(new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()))
  return format === null || isAcceptedFormat(format) ? texts.uploadAValidImageThe : texts.otherFormat(format)
}

const START_BYTES = 64 * 1024
