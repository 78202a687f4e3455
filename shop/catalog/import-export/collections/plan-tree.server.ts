import { MAX_DEPTH } from '../../collections/collections.contract.ts'
import type { LockedCollection } from '../../collections/editing/collection-write-store.server.ts'
import { PARENT_ERRORS } from '../../collections/editing/receive-collection.server.ts'
import { invalidPk } from '../../products/fields/product-body.contract.ts'
import type { CollectionDraft } from './read-collection.server.ts'

/** The parent of each collection, by slug in lower case; null at the top. */
export type Parents = ReadonlyMap<string, string | null>

const keyOf = (slug: string) => slug.toLowerCase()

/**
 * Determines the parents of all collections and adds errors to drafts with an impossible parent. Such a draft is
 * dropped, so its children are checked again.
 */
export function resolveParents(drafts: readonly CollectionDraft[], current: readonly LockedCollection[]): Parents {
  const slugs = new Map(current.map(({ id, slug }) => [id, keyOf(slug)]))
  const held = new Map(
    current.map(({ slug, parent_id }) => [keyOf(slug), parent_id === null ? null : (slugs.get(parent_id) ?? null)]),
  )
  for (;;) {
    const parents = new Map<string, string | null>(held)
    const validDrafts = drafts.filter(isValidDraft)
    for (const { slug, parent } of validDrafts)
      if (parent || !parents.has(keyOf(slug))) parents.set(keyOf(slug), keyOf(parent?.text.trim() ?? '') || null)
    const inside = Map.groupBy(parents.keys(), (slug) => parents.get(slug) ?? null)
    const wrong = validDrafts.filter((draft) => {
      const isElsewhere = !held.has(keyOf(draft.slug)) || parents.get(keyOf(draft.slug)) !== held.get(keyOf(draft.slug))
      const reason = isElsewhere ? parentErrorOf(draft, parents, inside) : undefined
      if (reason !== undefined) draft.errors.add(draft.parent ?? { line: draft.line, column: 'parent' }, reason)
      return reason !== undefined
    })
    if (wrong.length === 0) return parents
  }
}

/** Returns whether a row has no errors. */
export const isValidDraft = ({ errors }: CollectionDraft): boolean => errors.all.length === 0

function parentErrorOf(
  { slug, parent }: CollectionDraft,
  parents: Parents,
  inside: ReadonlyMap<string | null, readonly string[]>,
): string | undefined {
  const own = keyOf(slug)
  const above = new Set<string>()
  for (let one = parents.get(own) ?? null; one !== null; one = parents.get(one) ?? null) {
    if (!parents.has(one)) return invalidPk(parent?.text.trim() ?? one)
    if (one === own) return PARENT_ERRORS['inside itself'](null)
    // The cycle is above this collection and reported there.
    if (above.has(one)) return undefined
    above.add(one)
  }
  return above.size + levelsOf(own, inside) > MAX_DEPTH ? PARENT_ERRORS['too deep'](null) : undefined
}

/** Returns the depth of a subtree including its root, counted up to the limit plus one. */
function levelsOf(slug: string, inside: ReadonlyMap<string | null, readonly string[]>, most = MAX_DEPTH + 1): number {
  if (most === 1) return 1
  return 1 + Math.max(0, ...(inside.get(slug) ?? []).map((one) => levelsOf(one, inside, most - 1)))
}

/** Sibling slugs in lower case, before and after. */
interface Reordered {
  before: readonly string[]
  after: readonly string[]
}

/** Orders siblings by their `place` cells. A collection moved from elsewhere without a place comes last. */
export function reorderCollections(
  drafts: readonly CollectionDraft[],
  current: readonly LockedCollection[],
  parents: Parents,
): Reordered[] {
  const slugs = new Map(current.map(({ id, slug }) => [id, keyOf(slug)]))
  const remainingIn = (parent: string | null) =>
    current.flatMap(({ slug, parent_id }) => {
      const before = parent_id === null ? null : (slugs.get(parent_id) ?? null)
      return before === parent && parents.get(keyOf(slug)) === parent ? [keyOf(slug)] : []
    })
  const placed = drafts.filter((draft) => isValidDraft(draft) && draft.place !== undefined)
  const groups = Map.groupBy(placed, ({ slug }) => parents.get(keyOf(slug)) ?? null)
  return [...groups].flatMap(([parent, wanted]) => {
    const remaining = remainingIn(parent)
    const known = new Set(remaining)
    const incoming = drafts.flatMap((draft) => {
      const key = keyOf(draft.slug)
      return isValidDraft(draft) && !known.has(key) && parents.get(key) === parent ? [key] : []
    })
    const before = [...remaining, ...incoming]
    const moving = new Set(wanted.map(({ slug }) => keyOf(slug)))
    const after = before.filter((slug) => !moving.has(slug))
    for (const { slug, place = 1 } of wanted.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)))
      after.splice(place - 1, 0, keyOf(slug))
    return after.some((slug, index) => slug !== before[index]) ? [{ before, after }] : []
  })
}
