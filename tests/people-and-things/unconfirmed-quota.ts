import { sql } from 'kysely'
import type { TestShop } from '../processes/open-shop.ts'

/** Counts e-mails to unconfirmed addresses as if the shop had just sent them. */
export async function useUnconfirmedQuota(
  { db, clock }: Pick<TestShop, 'db' | 'clock'>,
  emails: number,
): Promise<void> {
  await sql`
    insert into attempts (kind, subject, made_at)
    select 'unconfirmed e-mail', 'shop', ${clock.now} from generate_series(1, ${emails})`.execute(db)
}
