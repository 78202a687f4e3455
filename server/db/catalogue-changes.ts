/** What a commit has changed: things by their tags, by an edit or by a sale; null when anything may have changed. */
export type CatalogueChange = { tags: readonly string[]; isSale: boolean } | null

/** What stands in a notice for more than fits into it. */
const ANYTHING = '*'

/** Reads a notice of the triggers: `sale =stock:7`, `edit product:7 search`. One of too much (`edit *`), that says nothing else, or was missed, is of anything. */
export function readCatalogueChange(notice: string | undefined): CatalogueChange {
  const [kind, ...tags] = notice?.split(' ') ?? []
  const isOfSome = (kind === 'edit' || kind === 'sale') && tags.length > 0 && !tags.includes(ANYTHING)
  return isOfSome ? { tags, isSale: kind === 'sale' } : null
}
