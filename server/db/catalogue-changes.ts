/** The records changed by a commit, as tags; null if anything may have changed. */
export type CatalogueChange = { tags: readonly string[]; isSale: boolean } | null

/** The tag that triggers send if the list of tags is too long for a notification. */
const ANYTHING = '*'

/**
 * Parses a trigger's notification, such as `sale =stock:7` or `edit product:7 search`. Returns null for `edit *`, an
 * unreadable notification or undefined.
 */
export function readCatalogueChange(payload: string | undefined): CatalogueChange {
  const [kind, ...tags] = payload?.split(' ') ?? []
  const hasSpecificTags = (kind === 'edit' || kind === 'sale') && tags.length > 0 && !tags.includes(ANYTHING)
  return hasSpecificTags ? { tags, isSale: kind === 'sale' } : null
}
