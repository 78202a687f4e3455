/** The format of a file by its first bytes; null if unknown. */
export type FileFormat =
  | 'JPEG'
  | 'PNG'
  | 'WebP'
  | 'animated PNG'
  | 'animated WebP'
  | 'GIF'
  | 'AVIF'
  | 'HEIC'
  | 'TIFF'
  | 'BMP'
  | 'SVG'
  | 'PDF'
  | 'web page'

const ACCEPTED: readonly (FileFormat | null)[] = ['JPEG', 'PNG', 'WebP']

export const isAcceptedFormat = (format: FileFormat | null): boolean => ACCEPTED.includes(format)

/** Returns the format of a file from its first bytes. 64 KiB are enough for all but the largest colour profiles. */
export function fileFormat(start: Uint8Array): FileFormat | null {
  const text = latin1(start)
  if (text.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return isAnimatedPng(text) ? 'animated PNG' : 'PNG'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return isAnimatedWebp(text) ? 'animated WebP' : 'WebP'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'GIF'
  if (text.startsWith('ftyp', 4)) return isoFormat(text)
  if (['II*\0', 'MM\0*', 'II+\0', 'MM\0+'].some((mark) => text.startsWith(mark))) return 'TIFF'
  // A text may also start with `BM`; four reserved bytes of a bitmap are zero.
  if (text.startsWith('BM') && text.startsWith('\0\0\0\0', 6)) return 'BMP'
  if (text.startsWith('%PDF-')) return 'PDF'
  return markupFormat(text)
}

/** One character per byte; the decoder named `latin1` is Windows-1252. */
const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** The frame count of an animation precedes the first pixels. */
function isAnimatedPng(text: string): boolean {
  const control = text.indexOf('acTL')
  const pixels = text.indexOf('IDAT')
  return control > 0 && (pixels < 0 || control < pixels)
}

/** The extended header has a flag for animations. */
const isAnimatedWebp = (text: string) => text.startsWith('VP8X', 12) && (text.charCodeAt(20) & 0b10) !== 0

function isoFormat(text: string): FileFormat | null {
  const brands = text.slice(8, 64)
  if (/^(avif|avis)/.test(brands)) return 'AVIF'
  return /^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands) ? (brands.includes('avif') ? 'AVIF' : 'HEIC') : null
}

function markupFormat(text: string): FileFormat | null {
  const start = text
    .slice(0, 1024)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase()
  if (!start.startsWith('<')) return null
  if (/<!doctype html|<html|<head|<body/.test(start)) return 'web page'
  return /<svg|<!doctype svg/.test(start) ? 'SVG' : null
}
