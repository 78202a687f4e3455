import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'

/** A stored record with the version that the next change must name. */
export interface Versioned {
  id: number
  version: number
}

/** Reads and writes of a resource. They run in a transaction that holds `lock`. */
export interface ResourceStore<Columns, Row extends Versioned> {
  /** Blocks concurrent writes until the transaction ends. Reads are not blocked. */
  lock(tx: Database): Promise<void>
  /** Finds all records in the order of the list. */
  find(db: Database): Promise<Row[]>
  /** Adds a record. @returns its id */
  insert(tx: Database, columns: Columns, now: Date): Promise<number>
  /** Updates a record and increments its version. */
  update(tx: Database, before: Row, columns: Columns, now: Date): Promise<void>
  remove(tx: Database, before: Row, now: Date): Promise<void>
}

/** Tables with `id` and `version`. */
type VersionedTable = {
  [Table in keyof Schema]: Schema[Table] extends { id: Generated<number>; version: Generated<number> } ? Table : never
}[keyof Schema]

/** The tables without their column types, which a generic store cannot use. */
interface AnyTables {
  [table: string]: { [column: string]: unknown }
}

/** Returns the store of a table with one column for each field of the form. @param orderBy order of the list */
export function tableStore<Table extends VersionedTable, Column extends keyof Selectable<Schema[Table]> & string>(
  table: Table,
  columns: readonly Column[],
  orderBy: 'id' | 'position' = 'id',
): ResourceStore<Pick<Selectable<Schema[Table]>, Column>, Pick<Selectable<Schema[Table]>, Column> & Versioned> {
  type Columns = Pick<Selectable<Schema[Table]>, Column>
  const name: string = table
  const untyped = (db: Database) => db as unknown as Kysely<AnyTables>
  const next = sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(name)})`
  const valuesOf = (given: Columns) => Object.fromEntries(columns.map((column) => [column, given[column]]))
  return {
    lock: async (tx) => {
      await sql`lock table ${sql.table(name)} in share row exclusive mode`.execute(tx)
    },
    find: async (db) => {
      const rows = untyped(db)
        .selectFrom(name)
        .select(['id', ...columns, 'version'])
      return (await rows.orderBy(orderBy).orderBy('id').execute()) as (Columns & Versioned)[]
    },
    insert: async (tx, given) => {
      const values = { ...valuesOf(given), ...(orderBy === 'position' && { position: next }) }
      const added = await untyped(tx).insertInto(name).values(values).returning('id').executeTakeFirstOrThrow()
      return added.id as number
    },
    update: async (tx, { id, version }, given) => {
      const values = { ...valuesOf(given), version: version + 1 }
      await untyped(tx).updateTable(name).set(values).where('id', '=', id).execute()
    },
    remove: async (tx, { id }) => {
      await untyped(tx).deleteFrom(name).where('id', '=', id).execute()
    },
  }
}
