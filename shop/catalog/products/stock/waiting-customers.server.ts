import { sql } from 'kysely'

/** Counts the confirmed back-in-stock subscriptions for a row of `variants`. */
export const WAITING_FOR_VARIANT = sql<number>`(
  select count(*) from back_in_stock_wishes where variant_id = variants.id and confirmed_at is not null)`
