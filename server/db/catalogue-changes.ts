/** What a commit has changed: things by their tags, by an edit or by a sale; null when anything may have changed. */
export type CatalogueChange = { tags: readonly string[]; isSale: boolean } | null

/** Reads a notice of the triggers: `sale =stock:7`, `edit product:7 search`. One that says nothing else, or was missed, is of anything. */
export function readCatalogueChange(notice: string | undefined): CatalogueChange {
  const [kind, ...tags] = notice?.split(' ') ?? []
  return (kind === 'edit' || kind === 'sale') && tags.length > 0 ? { tags, isSale: kind === 'sale' } : null
}
