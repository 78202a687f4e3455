import { type Kysely, sql } from 'kysely'

/** Gives `seen_notifications.user_id` the type of `users.id`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seen_notifications alter column user_id type bigint`.execute(db)
}
