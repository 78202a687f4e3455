import { useOwnLanguage } from '../identity/shop-identity.ts'
import { srcSet, type Width } from './image-url.ts'

export type ImageLoading = 'first' | 'at once' | 'when near'

/** React names pictures that load at once before the styles, for which the first paint waits, unless their priority is low. What is not said is `auto`. */
const PRIORITIES = { first: 'high', 'at once': 'low', 'when near': undefined } as const

interface PictureProps {
  /** The address that the API names; null for the placeholder. */
  image: string | null
  alt: string
  /** How wide the picture stands on the page, as in the `sizes` attribute. */
  sizes: string
  /** The widest rendition worth loading here. */
  widest?: Width
  /** `first` for the one picture that a page opens with, `at once` for those that a wide screen shows beside it. */
  load?: ImageLoading
  /** Fills its 4:3 frame, or stands whole in whatever frame it is given. */
  fit?: 'cover' | 'contain'
  className?: string
}

/** Loads when the picture of a card loads: a phone shows one card at first, a desk a row of them. */
export function loadOf(index: number, row: number): ImageLoading {
  if (index === 0) return 'first'
  return index < row ? 'at once' : 'when near'
}

/** A product picture (4:3) in the width that fits the screen; its room is kept, so nothing moves when it arrives. */
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
      lang={useOwnLanguage()}
      width={1280}
      height={960}
      loading={load === 'when near' ? 'lazy' : 'eager'}
      fetchPriority={PRIORITIES[load]}
      decoding="async"
      className={`${fit === 'cover' ? 'aspect-4/3 bg-awaited object-cover' : 'object-contain'} ${className}`}
    />
  )
}
