import { sql } from 'kysely'
import { ONLY_VARIANT } from '../../../../lib/variant-title.ts'

/** For a row of `variants`: its name in orders and e-mails, empty for the placeholder name of an only variant. */
export const ORDERED_VARIANT_NAME = sql<string>`
  case when variants.name = ${sql.lit(ONLY_VARIANT)} and variants.options = '{}' and not exists (
    select from variants as other
    where other.product_id = variants.product_id and other.id <> variants.id and other.deleted_at is null)
  then '' else variants.name end`
