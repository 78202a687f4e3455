/** The widths, in pixels, in which every picture can be had. A narrower original is never blown up: wider names carry its own size. */
export const RENDITION_WIDTHS = [320, 640, 960, 1280, 1920] as const
export type Width = (typeof RENDITION_WIDTHS)[number]

/** Returns the address of a picture in one of the fixed widths. */
export function imageUrl(key: string, width: Width): string {
  return `/media/${key}/${width}.webp`
}

/** Returns the `srcset` of a picture from the address that the API names; empty for pictures that have no renditions (the placeholder). */
export function srcSet(url: string, widest: Width = 1920): string | undefined {
  const key = /^\/media\/([0-9a-z]+)\/\d+\.webp$/.exec(url)?.[1]
  if (key === undefined) return undefined
  return RENDITION_WIDTHS.filter((width) => width <= widest)
    .map((width) => `${imageUrl(key, width)} ${width}w`)
    .join(', ')
}

/** Names the same picture in another of the fixed widths; pictures without renditions stay as they are. */
export function atWidth(url: string, width: Width): string {
  return url.replace(/^(\/media\/[0-9a-z]+\/)\d+(\.webp)$/, `$1${width}$2`)
}
