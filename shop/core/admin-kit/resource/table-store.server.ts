import { type Generated, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Schema } from '../../../../server/db/schema.ts'

/** A stored record with the version that the next change must name. */
export interface Versioned {
  id: number
  version: number
}

/** Reads and writes of a resource. */
export interface ResourceStore<Columns, Row extends Versioned> {
  /** Blocks concurrent additions, and other writes of the whole list, until the transaction ends. */
  lock(tx: Database): Promise<void>
  /** Finds all records in the order of the list. */
  find(db: Database): Promise<Row[]>
  /**
   * Finds records in id order, without missing ones, and blocks their changes until the transaction ends.
   * @param ids all records by default
   */
  findForUpdate(tx: Database, ids?: readonly number[]): Promise<Row[]>
  count(tx: Database): Promise<number>
  /** Adds a record. @returns its id */
  insert(tx: Database, columns: Columns, now: Date): Promise<number>
  /** Updates a locked record and increments its version. */
  update(tx: Database, before: Row, columns: Columns, now: Date): Promise<void>
  remove(tx: Database, before: Row, now: Date): Promise<void>
}

/** A store that can undo deletions, as bulk actions require. */
export interface RestorableStore<Columns, Row extends Versioned> extends ResourceStore<Columns, Row> {
  /** Returns complete rows by id, so that `restore` can add them again. */
  storedRows(tx: Database, ids: readonly number[]): Promise<Map<number, object>>
  /** Adds removed records again, from their stored rows and with their ids. */
  restore(tx: Database, records: readonly { id: number; replaced: object }[]): Promise<void>
}

/** The advisory locks of lists. A table lock would also block the changes of single rows. */
const LIST_LOCKS = 'resource lists'

/** A table with rows that are deleted with their record. */
interface DependentTable {
  table: string
  /** The column with the id of the record. */
  key: string
  /** The kind of the record, if records of several kinds have rows in the table. */
  kind?: string
}

/**
 * Returns the parts of a store that all tables with one row for each record have in common.
 * @param dependents the tables with rows that an undo restores with their record
 */
export function tableParts(
  table: string,
  dependents: readonly DependentTable[] = [],
): Pick<RestorableStore<never, never>, 'lock' | 'count' | 'storedRows' | 'restore'> {
  return {
    lock: async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext(${LIST_LOCKS}), hashtext(${table}))`.execute(tx)
    },
    count: async (tx) => {
      const counted = sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`
      return (await counted.execute(tx)).rows[0]?.count ?? 0
    },
    storedRows: async (tx, ids) => {
      const own = dependents.map(
        ({ table: name, key, kind }) => sql`jsonb_build_object(${name}::text, (
          select coalesce(jsonb_agg(to_jsonb(own)), '[]') from ${sql.table(name)} as own
          where own.${sql.ref(key)} = each_row.id and ${kind === undefined ? sql`true` : sql`own.kind = ${kind}`}))`,
      )
      const { rows } = await sql<{ id: number; stored: object }>`
        select id, ${sql.join([sql`to_jsonb(each_row)`, ...own], sql` || `)} as stored
        from ${sql.table(table)} as each_row where id = any(${[...ids]}::bigint[])`.execute(tx)
      return new Map(rows.map(({ id, stored }) => [id, stored]))
    },
    restore: async (tx, records) => {
      const stored = JSON.stringify(records.map(({ replaced }) => replaced))
      const { rows } = await sql<{ name: string }>`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(tx)
      const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
      await sql`
        insert into ${sql.table(table)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${stored}::jsonb)`.execute(tx)
      // A row that another record has taken since stays as it is.
      for (const { table: name } of dependents)
        await sql`
          insert into ${sql.table(name)}
          select own.* from jsonb_array_elements(${stored}::jsonb) as each_row,
            jsonb_populate_recordset(null::${sql.table(name)}, each_row -> ${name}::text) as own
          on conflict do nothing`.execute(tx)
    },
  }
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
): RestorableStore<Pick<Selectable<Schema[Table]>, Column>, Pick<Selectable<Schema[Table]>, Column> & Versioned> {
  type Columns = Pick<Selectable<Schema[Table]>, Column>
  const name: string = table
  const untyped = (db: Database) => db as unknown as Kysely<AnyTables>
  const next = sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(name)})`
  const selected = (db: Database) =>
    untyped(db)
      .selectFrom(name)
      .select(['id', ...columns, 'version'])
  const valuesOf = (given: Columns) => Object.fromEntries(columns.map((column) => [column, given[column]]))
  return {
    ...tableParts(name),
    find: async (db) => (await selected(db).orderBy(orderBy).orderBy('id').execute()) as (Columns & Versioned)[],
    findForUpdate: async (tx, ids) => {
      const rows = ids ? selected(tx).where('id', '=', sql<number>`any(${[...ids]}::bigint[])`) : selected(tx)
      return (await rows.orderBy('id').forUpdate().execute()) as (Columns & Versioned)[]
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
