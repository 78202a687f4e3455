import type { Database } from '../../../../server/db/open.ts'
import { type AuditActor, recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import { MAX_DEPTH } from '../collections.contract.ts'
import { NewCollection } from './collection-form.contract.ts'
import { insertCollection, isSlugTaken, lockTree } from './collection-write-store.server.ts'
import { tagsOfChange } from './tags-of-change.server.ts'
import { findCollectionsNamed } from './tree-store.server.ts'

/** The maximum length of a generated slug, before a number that makes it unique. */
const MAX_MADE_SLUG = 70

/** Returns whether collections can be created for a path of titles. */
export const canCreateCollections = (names: readonly string[]): boolean =>
  names.length <= MAX_DEPTH && names.every((title) => NewCollection.shape.title.safeParse(title).success)

/**
 * Creates the missing collections of these paths of titles: published, manual and not in the menu. Call in a
 * transaction. @returns the changed cache tags
 */
export async function createMissingCollections(
  tx: Database,
  ways: readonly (readonly string[])[],
  by: AuditActor,
): Promise<string[]> {
  await lockTree(tx)
  const known = new Map<string, number>()
  for (const { id, titles } of await findCollectionsNamed(tx, ways.flat())) {
    const key = keyOf(titles)
    if (!known.has(key)) known.set(key, id)
  }
  const tags: string[] = []
  for (const names of ways.filter(canCreateCollections)) {
    let parent: number | null = null
    for (const [level, title] of names.entries()) {
      const key = keyOf(names.slice(0, level + 1))
      const id: number = known.get(key) ?? (await create(title, parent))
      known.set(key, id)
      parent = id
    }
  }
  return tags

  async function create(title: string, parent: number | null): Promise<number> {
    const slug = await freeSlug(tx, title)
    const { parent: _, ...columns } = NewCollection.parse({ title, slug })
    const row = { ...columns, parent_id: parent, picture_key: null }
    const id = await insertCollection(tx, row, by.now)
    await recordAudit(tx, { kind: 'collection', id }, [{ field: 'collection', old: null, new: row.title }], by)
    tags.push(...tagsOfChange(undefined, { ...row, id }, []))
    return id
  }
}

const keyOf = (titles: readonly string[]) => titles.map((title) => title.trim().toLowerCase()).join('\n')

async function freeSlug(tx: Database, title: string): Promise<string> {
  const own = slugFrom(title, 'collection').slice(0, MAX_MADE_SLUG).replace(/-$/, '') || 'collection'
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? own : `${own}-${number}`
    if (!(await isSlugTaken(tx, slug, null))) return slug
  }
}
