import type { Database } from '../../../server/db/open.ts'

/** Counts a provider's payments that were recorded as paid at or after `since`. */
export async function countPaidSince(db: Database, provider: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('provider', '=', provider)
    .where('paid_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Finds when the first payment of a provider was opened; undefined if it does not exist. */
export async function findFirstOpened(db: Database, provider: string): Promise<Date | undefined> {
  const first = await db
    .selectFrom('payments')
    .select('opened_at')
    .where('provider', '=', provider)
    .where('reference', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.opened_at
}
