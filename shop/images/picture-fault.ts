import { loadPicture } from './load-picture.ts'

/** The formats that the server takes; a telephone that has another (HEIC) converts its pictures when it is asked for these. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp']
export const ACCEPTED_TYPES = TYPES.join(',')

const BYTES_IN_MB = 1024 * 1024

/** What is wrong with a chosen file, in the server's words; undefined when it is a picture that can be cropped. */
export async function pictureFault(file: File, maxMegabytes: number): Promise<string | undefined> {
  if (file.size === 0) return 'The submitted file is empty.'
  if (file.size > maxMegabytes * BYTES_IN_MB) return `Ensure the file is at most ${maxMegabytes} MB.`
  const isPicture =
    TYPES.includes(file.type) &&
    (await loadPicture(file).then(
      () => true,
      () => false,
    ))
  return isPicture
    ? undefined
    : 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'
}
