import { inTabStorage } from '../../../ui/storage/tab-storage.ts'

const NAME = 'products as listed'

/** Stores the displayed order of products. Saving a product may change its position. */
export const rememberListed = (slugs: readonly string[]): void =>
  void inTabStorage((storage) => storage.setItem(NAME, JSON.stringify(slugs)))

/** Returns the slug after this one in the list; undefined for the last of the page or an unlisted product. */
export function nextListed(slug: string): string | undefined {
  const kept = inTabStorage((storage) => storage.getItem(NAME))
  // Only the products table writes this entry.
  const slugs = kept ? (JSON.parse(kept) as string[]) : []
  const place = slugs.indexOf(slug)
  return place < 0 ? undefined : slugs[place + 1]
}
