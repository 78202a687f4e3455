import { type RawBuilder, sql } from 'kysely'

/** Lists of texts for `unnest`, as JSON each: lists in a list would all have to be equally long. Null for what does not change. */
export const optionsIn = (changes: readonly { options?: readonly string[] | undefined }[]): RawBuilder<unknown> =>
  sql`${changes.map(({ options }) => (options ? JSON.stringify(options) : null))}::json[]`

/** Returns the options of a row as they are to be, in a statement that has them from `optionsIn` as `wanted.options`. */
export const optionsOf = (table: 'products' | 'variants'): RawBuilder<unknown> =>
  sql`case when wanted.options is null then ${sql.ref(table)}.options else array(select json_array_elements_text(wanted.options)) end`
