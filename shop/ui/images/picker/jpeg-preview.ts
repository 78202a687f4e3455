import type { CropBox } from '../crop-box.ts'
import { loadPicture } from './load-picture.ts'
import { encoded } from './scaled-down.ts'

/** Wide enough for where it stands, on dense screens too. */
const MAX_WIDTH = 640

/**
 * Draws how the kept part of a picture will look, made in the browser. The server cuts the original itself.
 * @returns a JPEG at most 640 pixels wide
 */
export async function jpegPreview(file: Blob, box: CropBox): Promise<Blob> {
  return drawPreview(await loadPicture(file), box)
}

/** Draws the same of a picture that is loaded already, at most so many pixels wide. */
export function drawPreview(
  picture: HTMLImageElement,
  { x, y, width, height }: CropBox,
  maxWidth = MAX_WIDTH,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, maxWidth)
  canvas.height = Math.round((canvas.width * height) / width)
  const pen = canvas.getContext('2d')
  // JPEG knows no transparency: without a ground it would be black.
  if (pen) pen.fillStyle = 'white'
  pen?.fillRect(0, 0, canvas.width, canvas.height)
  pen?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return encoded(canvas, 'image/jpeg')
}
