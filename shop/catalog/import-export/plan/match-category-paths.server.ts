import type { TitledCollection } from '../../collections/editing/tree-store.server.ts'
import type { NamedPath, OmittedCell } from '../file/sheet.server.ts'

/**
 * Matches category paths of another shop to collections: by the full path, otherwise by the last name, which may also
 * be a slug.
 * @param known the collections with these last names
 * @returns the slugs, notes on unmatched paths, and the paths without a collection
 */
export function collectionsNamed(
  paths: readonly NamedPath[],
  known: readonly TitledCollection[],
): { slugs: string[]; leftOut: OmittedCell[]; missing: (readonly string[])[] } {
  const slugs: string[] = []
  const leftOut: OmittedCell[] = []
  const missing: (readonly string[])[] = []
  for (const { cell, names } of paths) {
    const wanted = names.map(folded)
    const last = wanted.at(-1)
    const byTitle = known.filter(({ titles }) => folded(titles.at(-1) ?? '') === last)
    const found =
      byTitle.find(({ titles }) => titles.map(folded).join('\n') === wanted.join('\n')) ??
      byTitle[0] ??
      known.find(({ slug }) => slug === last)
    if (!found) missing.push(names)
    if (found && !found.hasRule) slugs.push(found.slug)
    else leftOut.push({ cell, reason: reasonFor(names.join(' > '), found) })
  }
  return { slugs, leftOut, missing }
}

const folded = (name: string) => name.trim().toLowerCase()

const reasonFor = (name: string, found: TitledCollection | undefined) =>
  found ? `the products of the collection “${name}” are chosen by its rule` : `there is no collection “${name}”`
