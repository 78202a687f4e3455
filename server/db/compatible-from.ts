import { sql } from 'kysely'
import type { Database } from './open.ts'

declare module './schema.ts' {
  interface Schema {
    /** One row: the last migration of the oldest release that works with this schema. */
    schema_compatibility: { id: boolean; compatible_from: string }
  }
}

/** Returns the last migration of the oldest release that works with the schema; undefined if none is stored. */
export async function findCompatibleFrom(db: Database): Promise<string | undefined> {
  if (!(await hasTable(db))) return undefined
  const row = await db.selectFrom('schema_compatibility').select('compatible_from').executeTakeFirst()
  return row?.compatible_from
}

/** Stores it unless a later one is stored. */
export async function storeCompatibleFrom(db: Database, name: string): Promise<void> {
  if (!(await hasTable(db))) return
  await db
    .insertInto('schema_compatibility')
    .values({ id: true, compatible_from: name })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        compatible_from: sql`greatest(schema_compatibility.compatible_from, excluded.compatible_from)`,
      }),
    )
    .execute()
}

/** Before its migration, the table does not exist. */
async function hasTable(db: Database): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('schema_compatibility') is not null as exists`.execute(db)
  return rows[0]?.exists === true
}
