/**
 * Rendition widths in pixels. Narrower originals are not enlarged; their wider renditions have the original size.
 */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const
export type Width = (typeof RENDITION_WIDTHS)[number]

/** Returns the address of a rendition. */
export function imageUrl(key: string, width: Width): string {
  return `/media/${key}/${width}.webp`
}

/**
 * Returns the `srcset` of a picture from its API address; undefined for pictures without renditions (the
 * placeholder).
 */
export function srcSet(url: string, widest: Width = 1920): string | undefined {
  const key = /^\/media\/([0-9a-z]+)\/\d+\.webp$/.exec(url)?.[1]
  if (key === undefined) return undefined
  return RENDITION_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${imageUrl(key, width)} ${width}w`)
    .join(', ')
}

/** Returns the address of the same picture in another width; unchanged for pictures without renditions. */
export function atWidth(url: string, width: Width): string {
  return url.replace(/^(\/media\/[0-9a-z]+\/)\d+(\.webp)$/, `$1${width}$2`)
}
