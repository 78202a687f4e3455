import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/** Notes that from now on an account has no longer the address that it has. Call it before the address changes. */
export async function noteFormerEmail(tx: Database, id: number, now: Date): Promise<void> {
  await sql`
    insert into former_emails (user_id, email_key, until)
    select id, email_key, ${now} from users where id = ${id}`.execute(tx)
}

/**
 * Removes what is known of a customer by their addresses, also the earlier ones for the time that they had them: letters to them, letters
 * about what they wrote, and codes. What they wrote and has not gone out to the shop yet is left; it is forgotten with all other letters.
 */
export async function forgetPerson(tx: Database, id: number, now: Date): Promise<void> {
  const had = sql`(
    select email_key as key, ${now}::timestamptz as until from users where id = ${id}
    union all select email_key, until from former_emails where user_id = ${id}) as had`
  await sql`
    delete from letters using ${had}
    where created_at <= until and (
      recipient <> '' and lower(recipient collate "C") = key
      or lower(reply_to collate "C") = key and sent_at is not null)`.execute(tx)
  await sql`
    delete from verification_codes using ${had}
    where verification_codes.created_at <= until and verification_codes.email_key = key`.execute(tx)
}
