import { type Kysely, sql } from 'kysely'
import type { SluggedKind } from '../../../../lib/endpoint.ts'
import type { Language } from '../../../../lib/texts/languages.ts'
import { outsideTransaction } from '../../../../server/db/migrate.ts'
import type { Database } from '../../../../server/db/open.ts'
import { SLUGGED } from '../slugs-store.server.ts'
import { slugOfTitle } from '../translated-slugs.server.ts'

/** Titles per transaction, which holds a lock for each slug. */
const BATCH = 100

interface TitleKey {
  id: number
  language: string
}

/** Adds slugs to titles that were translated before slugs had languages. */
export const up = outsideTransaction(async (db) => {
  for (const kind of Object.keys(SLUGGED) as SluggedKind[]) {
    let last: TitleKey | undefined = { id: 0, language: '' }
    while (last) {
      const after: TitleKey = last
      last = await db.transaction().execute((tx) => addSlugs(tx, kind, after))
    }
  }
})

/** Adds the slugs of a batch. @returns its last title; undefined without one */
async function addSlugs(tx: Kysely<unknown>, kind: SluggedKind, after: TitleKey): Promise<TitleKey | undefined> {
  const { table, key, records, exists } = SLUGGED[kind]
  const { rows } = await sql<{ id: number; language: Language; title: string }>`
    select record.id, language, value as title from ${sql.table(table)} as translation
      join ${sql.table(records)} as record on record.id = translation.${sql.ref(key)}
    where field = 'title' and (record.id, language) > (${after.id}, ${after.language}) and ${exists}
      and not exists (
        select from ${sql.table(table)} as other
        where other.${sql.ref(key)} = record.id and other.language = translation.language and other.field = 'slug')
    order by record.id, language limit ${BATCH}`.execute(tx)
  for (const { id, language, title } of rows) {
    const slug = await slugOfTitle(tx as Database, kind, { id, language }, title)
    if (slug === undefined) continue
    await sql`
      insert into ${sql.table(table)} (${sql.ref(key)}, language, field, value, source_digest, updated_at)
      select id, ${language}, 'slug', ${slug}, md5(slug), now() from ${sql.table(records)} where id = ${id} limit 1
      on conflict do nothing`.execute(tx)
  }
  return rows.at(-1)
}
