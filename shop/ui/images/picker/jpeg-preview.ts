import type { CropBox } from '../crop-box.ts'
import { loadPicture } from './load-picture.ts'
import { encoded } from './scaled-down.ts'

/** In pixels; wide enough for dense screens. */
const MAX_WIDTH = 640

/**
 * Draws a preview of the crop area in the browser. The server crops the original itself.
 * @returns a JPEG at most 640 pixels wide
 */
export async function jpegPreview(file: Blob, box: CropBox): Promise<Blob> {
  return drawPreview(await loadPicture(file), box)
}

/** Draws the preview of a loaded picture, at most this many pixels wide. */
export function drawPreview(
  picture: HTMLImageElement,
  { x, y, width, height }: CropBox,
  maxWidth = MAX_WIDTH,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(width, maxWidth)
  canvas.height = Math.round((canvas.width * height) / width)
  const pen = canvas.getContext('2d')
  // JPEG has no transparency; without a ground it would be black.
  if (pen) pen.fillStyle = 'white'
  pen?.fillRect(0, 0, canvas.width, canvas.height)
  pen?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return encoded(canvas, 'image/jpeg')
}
