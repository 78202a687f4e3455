import { type RawBuilder, sql } from 'kysely'
import type { SluggedKind } from '../../../lib/endpoint.ts'
import type { Language } from '../../../lib/texts/languages.ts'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import type { LinkedKind } from './translations-store.server.ts'

interface SluggedRecords extends LinkedKind {
  kind: SluggedKind
  /** Selects the records with a public page. */
  isPublic: RawBuilder<boolean>
  /** Returns a cache tag that every change of a public record's source slug or publication invalidates. */
  slugTag: (id: number) => string
}

/** A record that was found by a slug in a further language, with its source slug. */
export interface FoundSlug {
  id: number
  slug: string
  is_public: boolean
}

const always = sql<boolean>`true`

/** The kinds of records with a page and a slug. */
export const SLUGGED: Readonly<Record<SluggedKind, SluggedRecords>> = {
  product: {
    kind: 'product',
    table: 'product_translations',
    key: 'product_id',
    records: 'products',
    exists: sql<boolean>`record.deleted_at is null`,
    isPublic: sql<boolean>`record.is_public`,
    // The tag of the product list. Sales invalidate the tags of single products.
    slugTag: () => 'list',
  },
  collection: {
    kind: 'collection',
    table: 'collection_translations',
    key: 'collection_id',
    records: 'collections',
    exists: always,
    isPublic: sql<boolean>`record.is_public`,
    slugTag: (id) => `collection:${id}`,
  },
  content_page: {
    kind: 'content_page',
    table: 'content_page_translations',
    key: 'page_id',
    records: 'content_pages',
    exists: always,
    isPublic: sql<boolean>`record.state = 'published'`,
    slugTag: (id) => `content-page:${id}`,
  },
}

/** Finds the record with a slug in a language; undefined if none has it. */
export async function findBySlugIn(
  db: Database,
  { kind }: SluggedRecords,
  language: Language,
  slug: string,
): Promise<FoundSlug | undefined> {
  return (await bySlug[kind](db, { language, slug }))[0]
}

const slugFinder = ({ table, key, records, exists, isPublic }: SluggedRecords) =>
  prepared(
    ({ language, slug }: { language: Language; slug: string }) => sql<FoundSlug>`
      select record.id, record.slug, ${isPublic} as is_public from ${sql.table(table)} as translation
        join ${sql.table(records)} as record on record.id = translation.${sql.ref(key)}
      where field = 'slug' and lower(value) = lower(${slug}) and value = ${slug} and language = ${language}
        and ${exists}`,
  )

const bySlug: Readonly<Record<SluggedKind, ReturnType<typeof slugFinder>>> = {
  product: slugFinder(SLUGGED.product),
  collection: slugFinder(SLUGGED.collection),
  content_page: slugFinder(SLUGGED.content_page),
}

/** Finds the source slug of the public record that has or had a slug in a further language; undefined without one. */
export async function findByAnySlug(
  db: Database,
  { kind, table, key, records, isPublic }: SluggedRecords,
  slug: string,
  { only, first }: { only?: Language; first?: Language | undefined },
): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select record.slug from (
      select ${sql.ref(key)} as id, language, 0 as place from ${sql.table(table)}
      where field = 'slug' and lower(value) = lower(${slug})
      union all
      select record_id, language, 1 from former_translated_slugs
      where kind = ${kind} and former_translated_slugs.slug = lower(${slug})) as known
      join ${sql.table(records)} as record on record.id = known.id
    where ${isPublic} and ${only === undefined ? always : sql`language = ${only}`}
    order by language = ${first ?? ''} desc, place limit 1`.execute(db)
  return rows[0]?.slug
}

/** Returns the first of some slugs that no other record has, or had in the language. Former slugs redirect. */
export async function firstFreeSlug(
  tx: Database,
  { kind, table, key, records, exists }: SluggedRecords,
  { id, language }: { id: number; language: Language },
  slugs: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    select wanted.slug from unnest(${[...slugs]}::text[]) with ordinality as wanted (slug, place)
    where not exists (
        select from ${sql.table(table)}
        where field = 'slug' and lower(value) = lower(wanted.slug) and language = ${language} and ${sql.ref(key)} <> ${id})
      and not exists (
        select from ${sql.table(records)} as record
        where lower(record.slug) = lower(wanted.slug) and record.id <> ${id} and ${exists})
      and not exists (
        select from former_translated_slugs as former
        where kind = ${kind} and former.slug = lower(wanted.slug) and language = ${language} and record_id <> ${id})
    order by place limit 1`.execute(tx)
  return rows[0]?.slug
}
