import type { Metadata } from 'sharp'

/** What libvips holds of a WebP, whose decoder knows no rows: four channels a pixel, in the decoder and once more outside of it. */
const WEBP_BYTES = 8
/** A JPEG's coefficients, each of 16 bits. */
const COEFFICIENT_BYTES = 2
/** Of three, when libvips says that some are sampled more coarsely: at least one of them has half. */
const COARSE_CHANNELS = 2.5
/** EXIF orientations that need no row from below: upright, and its mirror image. */
const UPRIGHT = [undefined, 1, 2]

/**
 * Estimates how many bytes of a picture must be in memory at once to draw it. Most pictures pass row by row and need none; what comes in
 * several passes, is turned, or is WebP is held whole. Each case was measured (docs/decisions/0020-rate-limits-and-quotas.md).
 */
export function memoryToDecode(found: Metadata): number {
  const { width, height, format, channels, depth, isProgressive, orientation, chromaSubsampling } = found
  const pixels = width * height
  if (format === 'webp') return pixels * WEBP_BYTES
  const decoded = pixels * channels * (depth === 'uchar' ? 1 : 2)
  const isCoarse = format === 'jpeg' && channels === 3 && chromaSubsampling !== '4:4:4'
  const coefficients = pixels * (isCoarse ? COARSE_CHANNELS : channels) * COEFFICIENT_BYTES
  const ofPasses = !isProgressive ? 0 : format === 'jpeg' ? coefficients : decoded
  return ofPasses + (UPRIGHT.includes(orientation) ? 0 : decoded)
}
