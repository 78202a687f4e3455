import { type RawBuilder, sql } from 'kysely'
import { toPrice } from '../../../../lib/money.ts'
import type { CartItem } from './cart-item.contract.ts'

/**
 * Returns the relation of a customer's lines. Lines of variants that are no longer sold are left out.
 * @param userId an id, or a column of the surrounding statement
 */
export const linesOf = (userId: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${LINE_COLUMNS} from cart_lines join variants on variants.id = variant_id and variants.for_sale
  where user_id = ${userId})`

/**
 * Returns the lines after a change in the same statement. A statement does not read its own writes, so the changed line
 * comes from the change.
 * @param changed the name of the common table expression that returns the written line, or no row
 */
export const linesAfter = (userId: RawBuilder<unknown>, changed: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${LINE_COLUMNS} from ${changed} as cart_lines where user_id = ${userId}
  union all (select * from ${linesOf(userId)} as before where id <> all (select id from ${changed} where user_id = ${userId})))`

const LINE_COLUMNS = sql`cart_lines.id, cart_lines.product_id, variant_id, quantity, save_for_later, added_cents`

/** A line of `linesAsJson` as an array, which is smaller than an object. */
export type LineValues = [
  id: number,
  product: number,
  variant: number,
  quantity: number,
  saveForLater: boolean,
  added_cents: number | null,
]

/** Returns lines as a JSON array in any order; empty if there are none. */
export const linesAsJson = (lines: RawBuilder<unknown>): RawBuilder<LineValues[]> => sql`coalesce((
  select json_agg(json_build_array(id, product_id, variant_id, quantity, save_for_later, added_cents))
  from ${lines} as line), '[]')`

/** Returns cart lines in API form, in the order in which they were added. */
export const linesResponse = (lines: readonly LineValues[]): CartItem[] =>
  lines
    .toSorted(([one], [other]) => one - other)
    .map(([id, product, variant, quantity, saveForLater, cents]) => {
      return { id, product, variant, quantity, saveForLater, added_price: cents === null ? null : toPrice(cents) }
    })
