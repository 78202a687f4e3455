import { type RawBuilder, sql } from 'kysely'
import { toPrice } from '../../../../lib/money.ts'
import type { CartItem } from './cart-item.contract.ts'

/**
 * Returns the relation of a customer's lines, those left out whose variant is not sold any more. The customer may be a column of what is
 * around it.
 */
export const linesOf = (userId: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${LINE_COLUMNS} from cart_lines join variants on variants.id = variant_id and variants.for_sale
  where user_id = ${userId})`

/**
 * Returns the same as it is after a change in the same statement. What a statement writes it does not read: the line as it was is left out,
 * and as it has become taken from the change.
 * @param changed the name of the part of the statement that returns the line of each customer, or none
 */
export const linesAfter = (userId: RawBuilder<unknown>, changed: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${LINE_COLUMNS} from ${changed} as cart_lines where user_id = ${userId}
  union all (select * from ${linesOf(userId)} as before where id <> all (select id from ${changed} where user_id = ${userId})))`

const LINE_COLUMNS = sql`cart_lines.id, cart_lines.product_id, variant_id, quantity, save_for_later, added_cents`

/** A line as `linesAsJson` brings it: its columns in their order, which is less to write and to read than names. */
export type LineValues = [
  id: number,
  product: number,
  variant: number,
  quantity: number,
  saveForLater: boolean,
  added_cents: number | null,
]

/** Returns lines as JSON, in any order; an empty list when there are none. */
export const linesAsJson = (lines: RawBuilder<unknown>): RawBuilder<LineValues[]> => sql`coalesce((
  select json_agg(json_build_array(id, product_id, variant_id, quantity, save_for_later, added_cents))
  from ${lines} as line), '[]')`

/** Returns the lines of a cart as they stand on the wire, in the order in which they came into it. */
export const linesOnWire = (lines: readonly LineValues[]): CartItem[] =>
  lines
    .toSorted(([one], [other]) => one - other)
    .map(([id, product, variant, quantity, saveForLater, cents]) => {
      return { id, product, variant, quantity, saveForLater, added_price: cents === null ? null : toPrice(cents) }
    })
