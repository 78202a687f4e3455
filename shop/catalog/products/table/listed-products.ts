import { inTabStorage } from '../../../ui/storage/tab-storage.ts'

const NAME = 'products as listed'

/** Remembers in which order products were listed, as somebody saw them: what is saved may move them. */
export const rememberListed = (slugs: readonly string[]): void =>
  void inTabStorage((storage) => storage.setItem(NAME, JSON.stringify(slugs)))

/** Returns the product that was listed after this one; undefined for the last of the page, and for one that was not listed. */
export function listedAfter(slug: string): string | undefined {
  const kept = inTabStorage((storage) => storage.getItem(NAME))
  // Only the table itself writes there.
  const slugs = kept ? (JSON.parse(kept) as string[]) : []
  const place = slugs.indexOf(slug)
  return place < 0 ? undefined : slugs[place + 1]
}
