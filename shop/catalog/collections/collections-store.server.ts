import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Language } from '../../../lib/texts/languages.ts'
import { hasSlug } from '../../../server/db/conditions/has-slug.ts'
import type { Database } from '../../../server/db/open.ts'
import { firstRow, prepared } from '../../../server/db/prepared.ts'
import type { Paging } from '../../../server/http/paging.ts'
import { SLUGGED } from '../../core/translations/slugs-store.server.ts'
import { type MaybeTranslated, translatedFields } from '../../core/translations/translated-fields.ts'
import {
  LINK_FIELDS,
  preparedInLanguage,
  textsIn,
  type WithTexts,
} from '../../core/translations/translated-rows.server.ts'
import { imageUrl } from '../../ui/images/image-url.ts'
import { type Audience, hasProductSlug, isVisibleTo } from '../products/read/catalogue-store.server.ts'
import { type CollectionCard, MAX_SHOWN_INSIDE, type MenuEntry } from './collections.contract.ts'

/** A database row for `collectionResponse`. */
export type CollectionRow = NonNullable<Awaited<ReturnType<typeof findCollection>>>

/** The maximum number of collections that a product page names. */
const MAX_COLLECTIONS_SHOWN = 12

const CARD = ['collections.id', 'collections.slug', 'collections.title', 'picture_key', 'picture_alt'] as const

/** Finds a collection by slug or id with its ancestors and children; undefined if this audience does not see one. */
export async function findCollection(db: Database, which: { slug: string } | { id: number }, audience: Audience) {
  return db
    .selectFrom('collections')
    .select((of) => [
      ...CARD,
      'text',
      'meta_title',
      'meta_description',
      'parent_id',
      'rule',
      'in_menu',
      'leads_home',
      'state',
      'version',
      above(sql.ref('collections.parent_id')).as('parents'),
      jsonArrayFrom(
        of
          .selectFrom('collections as inner')
          .select(['inner.id', 'inner.slug', 'inner.title', 'inner.picture_key', 'inner.picture_alt'])
          .whereRef('inner.parent_id', '=', 'collections.id')
          .$if(audience === 'everybody', (query) => query.where('inner.is_public', '=', true))
          .orderBy('inner.position')
          .orderBy('inner.id')
          .limit(sql.lit(MAX_SHOWN_INSIDE)),
      ).as('inside'),
    ])
    .$if('slug' in which, (query) => query.where(hasSlug('collections', 'slug' in which ? which.slug : '')))
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : 0))
    .$if(audience === 'everybody', (query) => query.where('is_public', '=', true))
    .executeTakeFirst()
}

interface Above extends WithTexts {
  id: number
  slug: string
  title: string
}

/** The ancestors of a collection from the top, at most two. */
const above = (parent: ReturnType<typeof sql.ref>, language?: Language) => sql<Above[]>`(
  with recursive up as (
    select id, slug, title, parent_id, 1 as step from collections as first where first.id = ${parent}
    union all select next.id, next.slug, next.title, next.parent_id, step + 1 from collections as next join up on next.id = up.parent_id)
  select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'title', title${textsOfAncestor(language)}) order by step desc), '[]') from up)`

const textsOfAncestor = (language: Language | undefined) =>
  language === undefined ? sql`` : sql`, 'texts', ${textsIn(SLUGGED.collection, 'up.id', language, LINK_FIELDS)}`

interface CardColumns {
  id: number
  slug: string
  title: string
  picture_key: string | null
  picture_alt: string
}

/** Returns a collection card in its API form. */
export function cardResponse(row: CardColumns & MaybeTranslated): CollectionCard {
  const { id, slug, title, picture_key, picture_alt } = row
  const picture = picture_key && imageUrl(picture_key, 1280)
  return { id, slug, title, picture, picture_alt, ...translatedFields(row) }
}

/**
 * Finds one page of the public children of a collection (null: top level), and the total count.
 * @param language of the `texts` of the children
 */
export async function pageOfCollections(
  db: Database,
  parent: number | null,
  { page, size }: Paging,
  language: Language | undefined,
): Promise<{ count: number; rows: (CardColumns & WithTexts)[] }> {
  const [rows, counted] = await Promise.all([
    cardsInside(db, { parent, size, skipped: (page - 1) * size }, language),
    countInside(db, { parent }),
  ])
  return { count: firstRow(counted).count, rows }
}

const cardsInside = preparedInLanguage(
  ({ parent, size, skipped }: { parent: number | null; size: number; skipped: number }, language, db) =>
    inside(db, parent)
      .select(CARD)
      .select(textsIn(SLUGGED.collection, 'collections.id', language).as('texts'))
      .orderBy('position')
      .orderBy('id')
      .limit(size)
      .offset(skipped),
)

const countInside = prepared(({ parent }: { parent: number | null }, db) =>
  inside(db, parent).select(({ fn }) => fn.countAll<number>().as('count')),
)

const inside = (db: Database, parent: number | null) =>
  db
    .selectFrom('collections')
    .where('is_public', '=', true)
    .where(sql<boolean>`parent_id is not distinct from ${parent}::bigint`)

/** Finds the id of a public collection; undefined if the slug is unknown. */
export async function findCollectionId(db: Database, slug: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('collections')
    .select('id')
    .where(hasSlug('collections', slug))
    .where('is_public', '=', true)
    .executeTakeFirst()
  return found?.id
}

/** Finds the current slug of the public collection that had this slug before; undefined if none exists. */
export async function findCollectionSlug(db: Database, former: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select slug from collections where lower(slug) = lower(${former}) and slug <> ${former} and is_public
    union all
    select collections.slug from former_collection_addresses join collections on collections.id = collection_id
    where lower(former_collection_addresses.slug) = lower(${former}) and is_public
    limit 1`.execute(db)
  return rows[0]?.slug
}

/** Finds the collections of the shop menu in its order, with the nested ones. */
export const findMenu = (db: Database): Promise<MenuEntry[]> => menu(db, {})

const menu = prepared(
  () => sql<MenuEntry>`
    select slug, title, (
      select coalesce(json_agg(json_build_object('slug', inner_one.slug, 'title', inner_one.title) order by within.position, within.id), '[]')
      from menu_entries as within join collections as inner_one on inner_one.id = within.collection_id and inner_one.is_public
      where within.parent_id = entry.id) as inside
    from menu_entries as entry join collections on collections.id = collection_id and is_public
    where entry.menu = 'shop' and entry.parent_id is null order by entry.position, entry.id`,
)

/**
 * Finds a visible product's id and its public manual collections, the deepest first; undefined for an unknown
 * product.
 * @param language of the `texts` of the collections and their ancestors
 */
export async function findCollectionsOfProduct(db: Database, slug: string, audience: Audience, language?: Language) {
  return (await placesOf[audience](db, { slug }, language))[0]
}

const placesOf = { everybody: placesFor('everybody'), staff: placesFor('staff') }

function placesFor(audience: Audience) {
  return preparedInLanguage(({ slug }: { slug: string }, language, db) =>
    db
      .selectFrom('products')
      .select((products) => [
        'products.id as product',
        jsonArrayFrom(
          products
            .selectFrom('collection_products')
            .innerJoin('collections', 'collections.id', 'collection_id')
            .select(['collections.id', 'collections.slug', 'collections.title'])
            .select(textsIn(SLUGGED.collection, 'collections.id', language, LINK_FIELDS).as('texts'))
            .select(above(sql.ref('collections.parent_id'), language).as('parents'))
            .whereRef('product_id', '=', 'products.id')
            .where('collections.is_public', '=', true)
            .where('rule', 'is', null)
            .orderBy('depth', 'desc')
            .orderBy('collections.position')
            .orderBy('collections.id')
            .limit(sql.lit(MAX_COLLECTIONS_SHOWN)),
        ).as('collections'),
      ])
      .where(hasProductSlug(slug))
      .where(isVisibleTo(audience)),
  )
}
