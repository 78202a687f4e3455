import { sql } from 'kysely'

/**
 * Returns the SQL condition for the row with this slug in exactly this case. Slugs are unique regardless of case, so
 * the index is on `lower(slug)`; comparing only the slug itself would scan the whole table.
 * @param table the table's alias in the statement
 */
export function hasSlug(table: string, slug: string) {
  const column = sql.ref(`${table}.slug`)
  return sql<boolean>`(lower(${column}) = lower(${slug}) and ${column} = ${slug})`
}
