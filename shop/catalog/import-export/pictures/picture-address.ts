/** Longer addresses are not downloaded. */
const MAX_URL = 2048

/** Returns whether a cell names a picture by its address. */
export const isAddress = (text: string) => /^https?:\/\//i.test(text.trim())

/** Normalises an address for comparison and download; undefined if it is invalid or too long. */
export function normalizedAddress(text: string): URL | undefined {
  const url = URL.parse(text.trim())
  if (!url) return undefined
  url.hash = ''
  return url.href.length > MAX_URL ? undefined : url
}

/** Returns the path segments of an address or file name, the file name last. */
export function pathOf(text: string): string[] {
  if (!isAddress(text)) return text.trim().split(/\//)
  const [path = ''] = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split(/[?#]/, 1)
  return path.split(/\//).slice(1).map(decoded)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Shopify's sizes (`_925x@2x`, `_small`, `_100x100_crop_center`) and WordPress's (`-300x200`), before the extension.
 */
const SIZE =
  /(?:_(?:pico|icon|thumb|small|compact|medium|large|grande|original|master|\d{1,5}x\d{0,5}|x\d{1,5})(?:_crop_[a-z]+)?(?:@[23]x)?(?:\.progressive)?|-\d{1,5}x\d{1,5})(?=\.[a-z]+$)/i

/** Removes the size that the other shop added to a file name. */
export const withoutSize = (name: string) => name.replace(SIZE, '')

/** Returns the identity of a picture. Other sizes and versions of a file are the same picture. */
export function pictureIdentity(address: string): string {
  const url = URL.parse(address.trim())
  return url ? withoutSize(`${url.host}${url.pathname}`) : address
}
