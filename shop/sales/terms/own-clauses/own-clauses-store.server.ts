import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { AuditActor } from '../../../core/activity-log/audit-log-store.server.ts'
import type { MaybeTranslated } from '../../../core/translations/translated-fields.ts'
import { readMarkdown } from '../../../ui/markdown/read-markdown.ts'
import type { OwnClause, StoredClause } from './own-clauses.ts'

/** Finds the draft with its version. */
export const findDraft = (db: Database) => db.selectFrom('own_terms_draft').selectAll().executeTakeFirstOrThrow()

/** Locks the draft until the transaction ends. */
export const lockDraft = (tx: Database) =>
  tx.selectFrom('own_terms_draft').selectAll().forUpdate().executeTakeFirstOrThrow()

/** Writes the locked draft with its next version. */
export async function writeDraft(tx: Database, clauses: readonly StoredClause[], by: AuditActor): Promise<void> {
  await sql`
    update own_terms_draft set clauses = ${JSON.stringify(clauses)}::jsonb, version = version + 1, changed_at = ${by.now},
      changed_by = ${by.actorId},
      changed_name = coalesce((select concat_ws(' ', first_name, nullif(last_name, '')) from users where id = ${by.actorId}), '')`.execute(
    tx,
  )
}

/** Returns the current version; undefined before the first one. */
export const findCurrentVersion = (db: Database) =>
  db.selectFrom('own_terms_versions').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

export const findVersion = (db: Database, number: number) =>
  db.selectFrom('own_terms_versions').selectAll().where('number', '=', number).executeTakeFirst()

/** Returns all versions without their clauses, newest first. */
export async function findVersions(db: Database) {
  return db
    .selectFrom('own_terms_versions')
    .select(['number', 'published_at', 'published_name', sql<number>`jsonb_array_length(clauses)`.as('clauses')])
    .orderBy('number', 'desc')
    .execute()
}

/** Finds the clauses without a title of all versions. */
export async function findUntitledClauses(db: Database): Promise<StoredClause[]> {
  const { rows } = await sql<{ clause: StoredClause }>`
    select clause from own_terms_versions, jsonb_array_elements(clauses) as clause where clause->>'title' = ''`.execute(
    db,
  )
  return rows.map(({ clause }) => clause)
}

/** Inserts the next version. Call while the draft is locked. */
export async function insertVersion(
  tx: Database,
  { number, clauses }: { number: number; clauses: readonly StoredClause[] },
  by: AuditActor,
): Promise<void> {
  await sql`
    insert into own_terms_versions (number, clauses, published_at, published_by, published_name)
    values (${number}, ${JSON.stringify(clauses)}::jsonb, ${by.now}, ${by.actorId},
      coalesce((select concat_ws(' ', first_name, nullif(last_name, '')) from users where id = ${by.actorId}), ''))`.execute(
    tx,
  )
}

/** Parses the text of a clause. */
export const parsedClause = ({ text, ...clause }: StoredClause & MaybeTranslated): OwnClause => ({
  ...clause,
  blocks: readMarkdown(text),
})
