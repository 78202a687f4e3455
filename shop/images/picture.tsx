import { srcSet, type Width } from './image-url.ts'

interface PictureProps {
  /** The address that the API names; null for the placeholder. */
  image: string | null
  alt: string
  /** How wide the picture stands on the page, as in the `sizes` attribute. */
  sizes: string
  /** The widest rendition worth loading here. */
  widest?: Width
  /** For the one picture that a page opens with: loaded at once and first. */
  eager?: boolean
  /** Fills its 4:3 frame, or stands whole in whatever frame it is given. */
  fit?: 'cover' | 'contain'
  className?: string
}

/** A product picture (4:3) in the width that fits the screen; its room is kept, so nothing moves when it arrives. */
export function Picture({
  image,
  alt,
  sizes,
  widest = 1280,
  eager = false,
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
      width={1280}
      height={960}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`${fit === 'cover' ? 'aspect-4/3 bg-sunken object-cover' : 'object-contain'} ${className}`}
    />
  )
}
