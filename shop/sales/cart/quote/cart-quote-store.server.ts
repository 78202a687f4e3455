import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { prepared } from '../../../../server/db/prepared.ts'
import { type FoundDiscounts, type FoundRow, foundIn, selectDiscounts } from '../../discounts/discounts-store.server.ts'
import { type linesToPrice, selectLinesToPrice } from '../lines/cart-store.server.ts'

type Line = Awaited<ReturnType<typeof linesToPrice>>[number]

/** Finds the lines of a customer's cart with the discounts that may apply, in one statement. */
export async function findCartToPrice(
  db: Database,
  userId: number,
  now: Date,
): Promise<{ lines: readonly Line[]; discounts: FoundDiscounts }> {
  const rows = await cartToPrice(db, { userId, now })
  const lines = rows[0]?.lines ?? []
  const products = lines.map(({ product_id }) => product_id)
  return { lines, discounts: await foundIn(db, rows, { products, now }) }
}

/** Automatic discounts need no reason in the cart, so that those with an unmet minimum or a country are left out. */
const CAN_APPLY = sql`countries = '{}' and minimum_pieces <= (select sum(quantity) from lines)
  and minimum_cents <= (select sum(unit_price_cents * quantity) from lines)`

const cartToPrice = prepared(
  ({ userId, now }: { userId: number; now: Date }, db) => sql<FoundRow & { lines: Line[] }>`
    with lines as materialized ${selectLinesToPrice(db, userId)}
    select found.*, (select coalesce(jsonb_agg(to_jsonb(lines) order by id), '[]') from lines) as lines
    from (${selectDiscounts({
      ...{ userId, now, code: null },
      products: sql`array(select product_id from lines)`,
      canApply: CAN_APPLY,
    })}) as found`,
)
