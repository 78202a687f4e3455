import { type RawBuilder, sql } from 'kysely'

/** Lists of option texts as JSON for `unnest`, because nested arrays must have equal lengths. Null for no change. */
export const optionsIn = (changes: readonly { options?: readonly string[] | undefined }[]): RawBuilder<unknown> =>
  sql`${changes.map(({ options }) => (options ? JSON.stringify(options) : null))}::json[]`

/** Returns the new options of a row. The statement must select `optionsIn` under the alias that is used here. */
export const optionsOf = (table: 'products' | 'variants'): RawBuilder<unknown> =>
  sql`case when wanted.options is null then ${sql.ref(table)}.options else array(select json_array_elements_text(wanted.options)) end`
