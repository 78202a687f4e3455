import { sql } from 'kysely'
import type { Language } from '../../../lib/texts/languages.ts'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import type { Database } from '../../../server/db/open.ts'
import type { Services } from '../../../server/services.ts'
import type { SlugKind, TranslatableKind } from './translatable.server.ts'
import { translationTag } from './translate.server.ts'
import { translatedInto } from './translated-into.server.ts'

/** The tables of the records with slugs. */
const RECORDS = {
  product: 'products',
  collection: 'collections',
  content_page: 'content_pages',
} as const satisfies Record<SlugKind, string>

/**
 * Returns the slug in the owner's language for a slug of an address in the language of the request. Former slugs lead
 * to the same record. A slug without a translation is returned unchanged.
 */
export async function sourceSlug(
  services: Pick<Services, 'db' | 'identity'>,
  kind: SlugKind,
  slug: string,
): Promise<string> {
  const language = translatedInto(services)
  if (language === undefined) return slug
  dependsOn(translationTag(language, 'slugs'))
  const { rows } = await sql<{ slug: string }>`
    select record.slug from translated_slugs as translated join ${sql.table(RECORDS[kind])} as record on record.id = record_id
    where kind = ${kind} and language = ${language} and lower(translated.slug) = lower(${slug})`.execute(services.db)
  return rows[0]?.slug ?? slug
}

/** Finds the current slug of a record in a language; empty if it uses the slug of the owner's language. */
export async function findSlug(db: Database, kind: SlugKind, language: Language, id: number): Promise<string> {
  const found = await db
    .selectFrom('translated_slugs')
    .select('slug')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('record_id', '=', id)
    .where('is_current', '=', true)
    .executeTakeFirst()
  return found?.slug ?? ''
}

/**
 * Stores the slug of a record in a language, unless it has changed since it was read. The slug before becomes a former
 * one. A former slug of another record moves to this record.
 * @returns `taken` if another record has this slug in the language
 */
export async function writeSlug(
  tx: Database,
  { kind, records }: TranslatableKind,
  { id, language, now }: { id: number; language: Language; now: Date },
  { seen, value }: { seen: string; value: string },
): Promise<'stored' | 'changed' | 'taken'> {
  // Writes of slugs are rare, and a lock for each kind and language keeps the checks below valid.
  await sql`select pg_advisory_xact_lock(hashtext('translated_slugs'), hashtext(${`${kind} ${language}`}))`.execute(tx)
  if ((await findSlug(tx, kind, language, id)) !== seen) return 'changed'
  if (value !== '' && (await isTaken(tx, { kind, records, language, id, value }))) return 'taken'
  const slugs = { kind, language } as const
  await tx
    .updateTable('translated_slugs')
    .set({ is_current: false, changed_at: now })
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('record_id', '=', id)
    .where('is_current', '=', true)
    .execute()
  if (value === '') return 'stored'
  await tx
    .deleteFrom('translated_slugs')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where(sql<boolean>`lower(slug) = lower(${value})`)
    .execute()
  await tx
    .insertInto('translated_slugs')
    .values({ ...slugs, slug: value, record_id: id, is_current: true, changed_at: now })
    .execute()
  return 'stored'
}

/** Returns whether a slug is the current one of another record, in the language or in that of the owner. */
async function isTaken(
  tx: Database,
  { kind, records, language, id, value }: Pick<TranslatableKind, 'kind' | 'records'> & {
    language: Language
    id: number
    value: string
  },
): Promise<boolean> {
  const { rows } = await sql`
    select from translated_slugs
    where kind = ${kind} and language = ${language} and lower(slug) = lower(${value}) and is_current and record_id <> ${id}
    union all
    select from ${sql.table(records)} as record
    where lower(slug) = lower(${value}) and id <> ${id} and ${kind === 'product' ? sql`deleted_at is null` : sql`true`}
    limit 1`.execute(tx)
  return rows.length > 0
}
