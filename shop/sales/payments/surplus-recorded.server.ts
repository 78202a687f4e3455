import type { Database } from '../../../server/db/open.ts'

/**
 * Returns whether a surplus payment of this amount and day was recorded with another key. Call it while the order is
 * locked.
 */
export async function isSurplusRecorded(
  tx: Database,
  { order_id, cents, key, receivedOn }: { order_id: number; cents: number; key: string; receivedOn: string },
): Promise<boolean> {
  const noted = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .where('state', '=', 'surplus')
    .where('cents', '=', cents)
    .where('received_on', '=', receivedOn)
    .where('key', '<>', key)
    .limit(1)
    .executeTakeFirst()
  return noted !== undefined
}
