import { useSharedTextLanguage } from '../identity/shop-identity.ts'
import { srcSet, type Width } from './image-url.ts'

export type ImageLoading = 'first' | 'at once' | 'when near'

/**
 * React preloads eager pictures before the styles, which delays the first paint, unless their priority is low.
 * Undefined means `auto`.
 */
const PRIORITIES = { first: 'high', 'at once': 'low', 'when near': undefined } as const

interface PictureProps {
  /** The API address of the picture; null for the placeholder. */
  image: string | null
  alt: string
  /** Width of the picture on the page, as in the `sizes` attribute. */
  sizes: string
  /** The widest rendition worth loading here. */
  widest?: Width
  /** `first` for the main picture of a page, `at once` for those that a wide screen shows next to it. */
  load?: ImageLoading
  /** `cover` fills its 4:3 frame; `contain` shows the whole picture in a frame of any ratio. */
  fit?: 'cover' | 'contain'
  className?: string
}

/** Returns how the picture of a card loads. A phone shows one card at first, a wide screen a row. */
export function loadOf(index: number, row: number): ImageLoading {
  if (index === 0) return 'first'
  return index < row ? 'at once' : 'when near'
}

/** A 4:3 product picture in the width that fits the screen. Its space is reserved, so the layout does not shift. */
export function Picture({
  image,
  alt,
  sizes,
  widest = 1280,
  load = 'when near',
  fit = 'cover',
  className = '',
}: PictureProps) {
  const url = image ?? '/placeholder.svg'
  return (
    <img
      src={url}
      srcSet={srcSet(url, widest)}
      sizes={sizes}
      alt={alt}
      lang={useSharedTextLanguage()}
      width={1280}
      height={960}
      loading={load === 'when near' ? 'lazy' : 'eager'}
      fetchPriority={PRIORITIES[load]}
      decoding="async"
      className={`${fit === 'cover' ? 'aspect-4/3 bg-awaited object-cover' : 'object-contain'} ${className}`}
    />
  )
}
