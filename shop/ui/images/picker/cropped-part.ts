import type { ChosenPicture } from './chosen-picture.ts'
import { drawPreview } from './jpeg-preview.ts'
import { loadPicture } from './load-picture.ts'

/** The widest rendition of a picture, in pixels. */
const WIDEST = 1_920

/**
 * Returns the crop area of a chosen picture as a small JPEG, at most as wide as the widest rendition.
 * @throws DOMException if the browser can no longer read it
 */
export async function croppedPart({ file, box, preview }: ChosenPicture): Promise<ChosenPicture> {
  const drawn = await drawPreview(await loadPicture(file), box, WIDEST)
  const width = Math.min(box.width, WIDEST)
  const height = Math.round((width * box.height) / box.width)
  const small = new File([drawn], file.name, { type: drawn.type })
  return { file: small, box: { x: 0, y: 0, width, height }, ...(preview && { preview }) }
}
