import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/**
 * Logs the number of accounts with an e-mail address that new accounts cannot have (see docs/operate/upgrade.md). Logs
 * nothing for zero.
 */
export async function reportOutdatedEmails(db: Database, say: (sentence: string) => void): Promise<void> {
  const { rows } = await sql<{ accounts: number }>`
    select count(*)::int as accounts from users where octet_length(email) <> char_length(email)`.execute(db)
  const accounts = rows[0]?.accounts ?? 0
  if (accounts > 0)
    say(
      `Accounts with an e-mail address outside ASCII, which is no longer accepted: ${accounts} (docs/operate/upgrade.md).`,
    )
}
