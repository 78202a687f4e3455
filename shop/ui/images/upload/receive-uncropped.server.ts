import { readFile } from 'node:fs/promises'
import { loadSharp } from '../load-sharp.server.ts'
import { MAX_PIXELS } from '../renditions.server.ts'
import { writeSvg } from '../vector/clean-svg.server.ts'
import { drawSvg } from '../vector/draw-svg.server.ts'
import { readCleanSvg } from '../vector/read-clean-svg.server.ts'
import { MAX_SVG_KIB, SvgError } from '../vector/read-svg.server.ts'
import type { LeftOutOfDrawing } from '../vector/svg-allowed.ts'
import { asPictureError, decodeLimited, firstBytes, PictureError, uprightSize } from './receive-picture.server.ts'

const TOO_LARGE = `Ensure the SVG is at most ${MAX_SVG_KIB} KB.`

/** An uploaded picture that is not cropped, a photo or a drawing. */
export interface UncroppedPicture {
  width: number
  height: number
  /** Returns the sanitized SVG in this size in pixels; null for a photo. */
  svg: ((width: number, height: number) => string) | null
  leftOut: readonly LeftOutOfDrawing[]
  /** Renders the picture as PNG in this size in pixels. */
  draw: (width: number, height: number) => Promise<Buffer>
}

/**
 * Reads an uploaded picture by its content: JPEG, PNG, WebP, or SVG, which is sanitized.
 * @throws PictureError with the sentence for the field
 */
export async function receiveUncropped({ path, bytes }: { path: string; bytes: number }): Promise<UncroppedPicture> {
  if (await isDrawing(path)) return drawing(path, bytes)
  const size = await uprightSize({ path })
  const draw = (width: number, height: number) =>
    decodeLimited(async () =>
      (await loadSharp())(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width, height, fit: 'fill' })
        .toColourspace('srgb')
        .png()
        .toBuffer()
        .catch(asPictureError),
    )
  return { ...size, svg: null, leftOut: [], draw }
}

async function drawing(path: string, bytes: number): Promise<UncroppedPicture> {
  if (bytes > MAX_SVG_KIB * 1024) throw new PictureError(TOO_LARGE)
  try {
    const clean = await readCleanSvg(await readFile(path))
    const write = (width: number, height: number) => writeSvg(clean, width, height)
    const draw = (width: number, height: number) => drawSvg(write(width, height)).catch(asSentence)
    return { width: clean.width, height: clean.height, svg: write, leftOut: clean.leftOut, draw }
  } catch (error) {
    return asSentence(error)
  }
}

function asSentence(error: unknown): never {
  throw error instanceof SvgError ? new PictureError(error.message) : error
}

/** Only an SVG starts with `<`, possibly after a byte order mark and white space. */
async function isDrawing(path: string): Promise<boolean> {
  const start = (await firstBytes(path)).subarray(0, 1024).toString('utf8')
  return start
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('<')
}
