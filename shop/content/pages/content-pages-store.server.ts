import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { type RestorableStore, tableParts } from '../../core/admin-kit/resource/table-store.server.ts'
import type { StoredPicture } from '../../ui/images/renditions.server.ts'
import { entriesOfPages, linkRestoredPages } from '../menus/menus-store.server.ts'
import { checkPagePictures } from './pictures/page-pictures.server.ts'
import type { ContentPageTable } from './tables.ts'

/** The columns that staff edit. */
export type PageColumns = Pick<
  ContentPageTable,
  'slug' | 'title' | 'text' | 'state' | 'meta_title' | 'meta_description'
> & {
  /** Undefined: unchanged, for a new page `none`. */
  menu?: ContentPageTable['menu'] | undefined
}
export type PageRow = PageColumns & {
  id: number
  menu: ContentPageTable['menu']
  position: number
  version: number
  updated_at: Date
}

const COLUMNS = [
  'id',
  'slug',
  'title',
  'text',
  'menu',
  'state',
  'meta_title',
  'meta_description',
  'position',
  'version',
  'updated_at',
] as const

/** Finds all pages in their order, without texts. */
export const listPages = (
  db: Database,
): Promise<Omit<PageRow, 'text' | `meta_${string}` | 'position' | 'updated_at'>[]> =>
  db
    .selectFrom('content_pages')
    .select(['id', 'slug', 'title', 'menu', 'state', 'version'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const findPageById = (db: Database, id: number): Promise<PageRow | undefined> =>
  db.selectFrom('content_pages').select(COLUMNS).where('id', '=', id).executeTakeFirst()

/** Finds the published pages in their order, without texts. */
export const findPageLinks = (db: Database): Promise<Pick<PageRow, 'slug' | 'title' | 'menu'>[]> => pageLinks(db, {})

const pageLinks = prepared((_, db) =>
  db
    .selectFrom('content_pages')
    .select(['slug', 'title', 'menu'])
    .where('state', '=', 'published')
    .orderBy('position')
    .orderBy('id'),
)

/** Finds a page by its current slug, or else by a former one. */
export async function findPage(db: Database, slug: string): Promise<PageRow | undefined> {
  const isNow = sql<boolean>`lower(slug) = lower(${slug})`
  return db
    .selectFrom('content_pages')
    .select(COLUMNS)
    .where(({ or }) =>
      or([
        isNow,
        sql<boolean>`exists (select from unnest(former_slugs) as former where lower(former) = lower(${slug}))`,
      ]),
    )
    .orderBy(isNow, 'desc')
    .orderBy('updated_at', 'desc')
    .executeTakeFirst()
}

/** Stores the order of pages. */
export async function placePages(tx: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update content_pages set position = place from unnest(${ids}::bigint[]) with ordinality as placed (id, place)
    where content_pages.id = placed.id and position <> place`.execute(tx)
}

/** Stores which pictures a text shows. @throws Refusal with the error at `text` */
async function writePictures(tx: Database, page: number, text: string): Promise<void> {
  const keys = await checkPagePictures(tx, text)
  await tx.deleteFrom('content_page_pictures').where('page_id', '=', page).execute()
  if (keys.length === 0) return
  const rows = keys.map((image_key) => ({ page_id: page, image_key }))
  await tx.insertInto('content_page_pictures').values(rows).execute()
}

/** Finds the pictures of a page with their sizes. */
export const findPagePictures = (db: Database, page: number): Promise<StoredPicture[]> =>
  db
    .selectFrom('content_page_pictures')
    .innerJoin('images', 'images.key', 'image_key')
    .select(['key', 'width', 'height'])
    .where('page_id', '=', page)
    .execute()

/** A deleted page with what its deletion removed elsewhere. */
interface DeletedPage {
  text: string
  menu_entries: number[]
}

const parts = tableParts('content_pages', [
  { table: 'content_page_translations', key: 'page_id' },
  { table: 'former_translated_slugs', key: 'record_id', kind: 'content_page' },
])

/** Content pages in their order. A former slug is stored for redirects. */
export const pagesStore: RestorableStore<PageColumns, PageRow> = {
  ...parts,
  storedRows: async (tx, ids) => {
    const [stored, entries] = [await parts.storedRows(tx, ids), await entriesOfPages(tx, ids)]
    return new Map([...stored].map(([id, row]) => [id, { ...row, menu_entries: entries.get(id) ?? [] }]))
  },
  restore: async (tx, records) => {
    // The menu is set by the entries, which are still in their places.
    await parts.restore(
      tx,
      records.map(({ id, replaced }) => ({ id, replaced: { ...replaced, menu: 'none' } })),
    )
    const pages = records.map(({ id, replaced }) => ({ id, ...(replaced as DeletedPage) }))
    for (const { id, text } of pages) await writePictures(tx, id, text)
    await linkRestoredPages(tx, pages)
  },
  findForUpdate: (tx, ids) => {
    const pages = tx.selectFrom('content_pages').select(COLUMNS).orderBy('id').forUpdate()
    return (ids ? pages.where('id', 'in', ids) : pages).execute()
  },
  find: (db) => db.selectFrom('content_pages').select(COLUMNS).orderBy('position').orderBy('id').execute(),
  insert: async (tx, columns, now) => {
    const position = sql<number>`(select coalesce(max(position), -1) + 1 from content_pages)`
    const added = tx
      .insertInto('content_pages')
      .values({ menu: 'none', ...columns, position, updated_at: now } as Insertable<ContentPageTable>)
    const { id } = await added.returning('id').executeTakeFirstOrThrow()
    await writePictures(tx, id, columns.text)
    return id
  },
  update: async (tx, before, columns, now) => {
    const former_slugs =
      before.slug === columns.slug
        ? sql<string[]>`former_slugs`
        : sql<string[]>`array_append(array_remove(former_slugs, ${columns.slug}), ${before.slug})`
    await tx
      .updateTable('content_pages')
      .set({ ...columns, former_slugs, version: before.version + 1, updated_at: now })
      .where('id', '=', before.id)
      .execute()
    await writePictures(tx, before.id, columns.text)
  },
  remove: async (tx, { id }) => {
    await tx.deleteFrom('content_pages').where('id', '=', id).execute()
  },
}
