import type { Metadata } from 'sharp'

/** libvips decodes a WebP as a whole: four bytes a pixel, once in the decoder and once outside it. */
const WEBP_BYTES = 8
/** Size of a JPEG coefficient (16 bits). */
const COEFFICIENT_BYTES = 2
/** Channels of a three-channel picture with chroma subsampling: at least one has half the samples. */
const COARSE_CHANNELS = 2.5
/** EXIF orientations that can be streamed by row: upright and mirrored. */
const UPRIGHT = [undefined, 1, 2]

/**
 * Estimates the bytes of memory needed to decode a picture. Most are streamed by row and need none; progressive,
 * rotated and WebP pictures are held as a whole. Measured (docs/decisions/0020-rate-limits-and-quotas.md).
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
