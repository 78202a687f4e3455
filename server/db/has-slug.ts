import { sql } from 'kysely'

/**
 * Holds of the row with this slug, in the case in which it is written. A slug is unique whatever its case, so that the index of slugs knows small letters alone:
 * the row is found by those, and by the slug itself all rows would be looked through.
 * @param table as the statement calls it
 */
export function hasSlug(table: string, slug: string) {
  const column = sql.ref(`${table}.slug`)
  return sql<boolean>`(lower(${column}) = lower(${slug}) and ${column} = ${slug})`
}
