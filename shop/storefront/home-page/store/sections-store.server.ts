import { sql } from 'kysely'
import type { Language } from '../../../../lib/texts/languages.ts'
import type { Database } from '../../../../server/db/open.ts'
import { preparedInLanguage, textsIn, type WithTexts } from '../../../core/translations/translated-rows.server.ts'
import type { HomeSectionForm } from '../sections/sections.contract.ts'

/** A section with its id. */
export type SavedSection = HomeSectionForm & { id: number }

/** Finds all sections of the home page in their order. */
export async function findSections(db: Database): Promise<SavedSection[]> {
  return (await findTranslatableSections(db, undefined)).map(({ texts: _, ...section }) => section as SavedSection)
}

/** Finds all sections in their order, with their translations in a language. */
export async function findTranslatableSections(
  db: Database,
  language: Language | undefined,
): Promise<(SavedSection & WithTexts)[]> {
  const rows = await sections(db, {}, language)
  return rows.map(({ content, ...row }) => ({ ...content, ...row }) as SavedSection & WithTexts)
}

const TABLE = { table: 'home_section_translations', key: 'section_id' } as const

const sections = preparedInLanguage((_, language, db) =>
  db
    .selectFrom('home_sections')
    .select(['id', 'kind', 'is_hidden', 'content', textsIn(TABLE, 'home_sections.id', language).as('texts')])
    .orderBy('position')
    .orderBy('id'),
)

/** Replaces the sections of the home page. Sections with a known id keep it. */
export async function writeSections(tx: Database, sections: readonly HomeSectionForm[]): Promise<void> {
  const rows = sections.map(({ id, kind, is_hidden, ...content }, position) => {
    return { id: id ?? null, position, kind, is_hidden, content, image_key: pictureKeyOf(content) }
  })
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as given (id bigint, position int, kind text, is_hidden boolean, content jsonb, image_key text)`
  await sql`delete from home_sections where not exists (select from ${given} where given.id = home_sections.id)`.execute(
    tx,
  )
  await sql`
    update home_sections set position = given.position, kind = given.kind, is_hidden = given.is_hidden,
      content = given.content, image_key = given.image_key
    from ${given} where given.id = home_sections.id`.execute(tx)
  await sql`
    insert into home_sections (position, kind, is_hidden, content, image_key)
    select position, kind, is_hidden, content, image_key from ${given}
    where not exists (select from home_sections as one where one.id = given.id) order by position`.execute(tx)
}

/** Returns the key of a section's picture; null without one. */
export function pictureKeyOf(content: object): string | null {
  const { picture } = content as { picture?: string }
  return /^\/media\/(\w+)\//.exec(picture ?? '')?.[1] ?? null
}
