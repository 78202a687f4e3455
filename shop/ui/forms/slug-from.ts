import { MAX_SLUG } from './slug.contract.ts'
import { transliterate } from './transliterate.ts'

/**
 * Returns the suggested slug of a title ("Café crème, 250 g" -> "cafe-creme-250-g"). For a script that cannot be
 * transliterated, returns the noun with a number derived from the title. Empty for a title without letters and
 * digits.
 */
export function slugFrom(title: string, noun: 'product' | 'collection' | 'page' = 'product'): string {
  const slug = latinSlugFrom(title)
  if (/[a-z]/.test(slug) || !/\p{L}/u.test(title)) return slug
  return `${noun}-${numberOf(title)}`
}

/** Returns the slug of the letters and digits that can be transliterated; empty if there are none. */
export const latinSlugFrom = (title: string): string =>
  transliterate(title)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '')

/** Returns a six-digit hash (FNV-1a). */
function numberOf(title: string): number {
  let hash = 0x811c9dc5
  for (const character of title.normalize('NFC')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return 100_000 + ((hash >>> 0) % 900_000)
}
