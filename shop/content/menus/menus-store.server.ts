import { sql } from 'kysely'
import type { Language } from '../../../lib/texts/languages.ts'
import type { Database } from '../../../server/db/open.ts'
import { lockTree } from '../../catalog/collections/editing/collection-write-store.server.ts'
import { SLUGGED } from '../../core/translations/slugs-store.server.ts'
import {
  LINK_FIELDS,
  phraseIn,
  preparedInLanguage,
  textsIn,
  type WithTexts,
} from '../../core/translations/translated-rows.server.ts'
import type { EditedEntry, LinkKind, MenuKind, MenuName } from './edit-menus.contract.ts'

/** A stored entry with the current state of its target. */
export interface MenuEntryRow {
  id: number
  menu: MenuName
  parent_id: number | null
  kind: MenuKind
  collection_id: number | null
  page_id: number | null
  target: string
  label: string
  /** Null without a collection or page. */
  slug: string | null
  title: string | null
  is_public: boolean | null
}

/** An entry with the translations of its target and of its label, in one language. */
type TranslatableEntry = MenuEntryRow & WithTexts & { shown_label: string }

/** An entry to be written. */
export interface WrittenEntry {
  kind: MenuKind
  collection_id: number | null
  page_id: number | null
  target: string
  label: string
  links: readonly (Omit<WrittenEntry, 'links' | 'kind'> & { kind: LinkKind })[]
}

/** Returns the columns of an entry of the editor. */
export function columnsOfEntry({ links, ...entry }: EditedEntry): WrittenEntry {
  const columns = ({ kind, label, target, title }: Omit<EditedEntry, 'links'>) => {
    const isOf = (one: typeof kind) => kind === one && target !== ''
    return {
      kind,
      label,
      collection_id: isOf('collection') ? Number(target) : null,
      page_id: isOf('page') ? Number(target) : null,
      target: kind === 'collection' || kind === 'page' ? (target === '' ? title : '') : target,
    }
  }
  return { ...columns(entry), links: links.map((link) => ({ ...columns(link), kind: link.kind as 'link' })) }
}

/** Finds all entries in their order. */
export const findMenuEntries = (db: Database): Promise<MenuEntryRow[]> => entries(db, {}, undefined)

/** Finds all entries in their order, with their translations in a language. */
export const findTranslatableEntries = (db: Database, language: Language): Promise<TranslatableEntry[]> =>
  entries(db, {}, language) as Promise<TranslatableEntry[]>

const entries = preparedInLanguage(
  (_, language) => sql<MenuEntryRow>`
    select entry.id, entry.menu, entry.parent_id, kind, collection_id, page_id, target, label${translations(language)},
      coalesce(collections.slug, content_pages.slug) as slug, coalesce(collections.title, content_pages.title) as title,
      coalesce(collections.is_public, content_pages.state = 'published') as is_public
    from menu_entries as entry left join collections on collections.id = collection_id
      left join content_pages on content_pages.id = page_id
    order by entry.position, entry.id`,
)

/** Most entries have no label, and either a collection or a page. */
const translations = (language: Language | undefined) =>
  language === undefined
    ? sql``
    : sql`,
        case when label = '' then '' else ${phraseIn('label', language)} end as shown_label,
        case
          when collection_id is not null
            then ${textsIn(SLUGGED.collection, 'entry.collection_id', language, LINK_FIELDS)}
          when page_id is not null then ${textsIn(SLUGGED.content_page, 'entry.page_id', language, LINK_FIELDS)}
        end as texts`

/** Returns the version of the menus. */
export async function menusVersion(db: Database): Promise<number> {
  return (await db.selectFrom('menus').select('version').executeTakeFirstOrThrow()).version
}

/**
 * Blocks concurrent writes of menus, collections and pages until the transaction ends. Pages are locked by row,
 * as their own writes do. A new page waits at the version of the menus.
 */
export async function lockMenus(tx: Database): Promise<void> {
  await lockTree(tx)
  await tx.selectFrom('content_pages').select('id').orderBy('id').forUpdate().execute()
}

/** Locks the version of the menus until the transaction ends. */
export async function lockedVersion(tx: Database): Promise<number> {
  return (await tx.selectFrom('menus').select('version').forUpdate().executeTakeFirstOrThrow()).version
}

/** Finds the collections and pages that a menu can link, in their order. */
export async function findMenuTargets(db: Database) {
  const [collections, pages] = await Promise.all([
    db
      .selectFrom('collections')
      .select(['id', 'title', 'slug', 'parent_id', 'is_public'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db.selectFrom('content_pages').select(['id', 'title', 'slug', 'state']).orderBy('position').orderBy('id').execute(),
  ])
  return { collections, pages }
}

/** Replaces all entries of a menu. */
export async function replaceMenu(tx: Database, menu: MenuName, written: readonly WrittenEntry[]): Promise<void> {
  await tx.deleteFrom('menu_entries').where('menu', '=', menu).execute()
  for (const [position, { links, ...entry }] of written.entries()) {
    const added = tx.insertInto('menu_entries').values({ menu, parent_id: null, position, ...entry })
    const { id } = await added.returning('id').executeTakeFirstOrThrow()
    if (links.length === 0) continue
    const within = links.map((link, place) => ({ menu, parent_id: id, position: place, ...link }))
    await tx.insertInto('menu_entries').values(within).execute()
  }
}

/** Finds the ids of the entries that link pages, by page. */
export async function entriesOfPages(db: Database, pages: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ page: number; entries: number[] }>`
    select page_id as page, json_agg(id) as entries from menu_entries
    where page_id = any(${[...pages]}::bigint[]) group by page_id`.execute(db)
  return new Map(rows.map(({ page, entries }) => [page, entries]))
}

/** Restores the links of menu entries to restored pages, if these entries still exist. */
export async function linkRestoredPages(
  tx: Database,
  pages: readonly { id: number; menu_entries: readonly number[] }[],
): Promise<void> {
  const links = pages.flatMap(({ id, menu_entries }) => menu_entries.map((entry) => ({ entry, page: id })))
  if (links.length === 0) return
  // Before the entries, as in a save of the menus.
  await lockedVersion(tx)
  await sql`
    update menu_entries set page_id = page, target = ''
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as links (entry bigint, page bigint)
    where id = entry and kind = 'page' and page_id is null`.execute(tx)
  await finishMenus(tx)
}

/** Increments the version and updates the fields of collections and pages that show where they are linked. */
export async function finishMenus(tx: Database): Promise<void> {
  await tx
    .updateTable('menus')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
  await sql`select sync_menu_flags()`.execute(tx)
}
