import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { AuditActor } from '../../../core/activity-log/audit-log-store.server.ts'

/** A note with the name of its author. */
export type CustomerNoteRow = NonNullable<Awaited<ReturnType<typeof findCustomerNote>>>

/** Finds the note about a customer, with its author; undefined when there never was one. */
export const findCustomerNote = (db: Database, userId: number) =>
  db
    .selectFrom('customer_notes')
    .leftJoin('users', 'users.id', 'written_by')
    .leftJoin('api_keys', 'api_keys.id', 'api_key_id')
    .select(['words', 'version', 'written_at'])
    .select(
      sql<string>`coalesce(api_keys.name, concat_ws(' ', users.first_name, nullif(users.last_name, '')))`.as('by'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Replaces a note. Call it while the account is locked. */
export async function writeCustomerNote(
  tx: Database,
  user_id: number,
  words: string,
  { actorId: written_by, keyId, now: written_at }: AuditActor,
): Promise<void> {
  const api_key_id = keyId ?? null
  await tx
    .insertInto('customer_notes')
    .values({ user_id, words, version: 1, written_by, api_key_id, written_at })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet({
        ...{ words, written_by, api_key_id, written_at },
        version: sql<number>`customer_notes.version + 1`,
      }),
    )
    .execute()
}
