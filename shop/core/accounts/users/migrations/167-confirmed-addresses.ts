import { type Kysely, sql } from 'kysely'
import { installIsConfirmedAddress } from './functions/is-confirmed-address.ts'

/** Installs the function that decides which addresses are confirmed, with the index that it uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await installIsConfirmedAddress(db)
  await sql`create index former_emails_key on former_emails (email_key)`.execute(db)
}
