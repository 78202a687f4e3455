import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'

/**
 * Reads the schema as ordered lines: columns, constraints, indexes, triggers and functions. Equal lines mean equal
 * schemas. The order of columns in a table does not matter.
 */
export async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (select oid from pg_namespace where nspname = 'public')
    select format('column %s.%s %s%s default %s stored %s collation %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
      case when attnotnull then ' not null' else '' end, pg_get_expr(adbin, adrelid), attgenerated, attcollation) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = (select oid from ours) and relkind in ('r', 'v') and attnum > 0 and not attisdropped
    union all select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = (select oid from ours)
    union all select format('index %s', pg_get_indexdef(indexrelid))
      from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = (select oid from ours)
    union all select format('trigger %s', pg_get_triggerdef(pg_trigger.oid))
      from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = (select oid from ours) and not tgisinternal
    union all select format('function %s', pg_get_functiondef(oid))
      from pg_proc where pronamespace = (select oid from ours) and prokind = 'f'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by line`.execute(db)
  return rows.map(({ line }) => line)
}
