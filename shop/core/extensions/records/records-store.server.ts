import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { type RestorableStore, tableParts, type Versioned } from '../../admin-kit/resource/table-store.server.ts'
import type { TypedValues } from '../fields/form-values.server.ts'

/** The unique index of `unique_value`. */
export const UNIQUE_INDEX = 'extension_records_unique'

/** A record without its id and version. */
export interface RecordColumns {
  title: string
  unique_value: string | null
  fields: TypedValues
}
export type RecordRow = RecordColumns & Versioned

/** Returns the store of one resource of an extension. */
export function recordsStore(extension: string, resource: string): RestorableStore<RecordColumns, RecordRow> {
  const parts = tableParts('extension_records')
  const selected = (db: Database) =>
    db
      .selectFrom('extension_records')
      .select(['id', 'title', 'unique_value', 'fields', 'version'])
      .where('extension', '=', extension)
      .where('resource', '=', resource)
      .orderBy('id')
  const rows = (found: readonly unknown[]) => found as RecordRow[]
  return {
    ...parts,
    lock: async (tx) => {
      const list = `${extension} ${resource}`
      await sql`select pg_advisory_xact_lock(hashtext('records of extensions'), hashtext(${list}))`.execute(tx)
    },
    count: async (tx) => {
      const { count } = await tx
        .selectFrom('extension_records')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('extension', '=', extension)
        .where('resource', '=', resource)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    find: async (db) => rows(await selected(db).execute()),
    findForUpdate: async (tx, ids) => {
      const query = ids ? selected(tx).where('id', '=', sql<number>`any(${[...ids]}::bigint[])`) : selected(tx)
      return rows(await query.forUpdate().execute())
    },
    insert: async (tx, { title, unique_value, fields }) => {
      const { id } = await tx
        .insertInto('extension_records')
        .values({ extension, resource, title, unique_value, fields: JSON.stringify(fields) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    update: async (tx, { id, version }, { title, unique_value, fields }) => {
      // Values of fields that an update of the extension removed stay stored.
      await tx
        .updateTable('extension_records')
        .set({ title, unique_value, version: version + 1 })
        .set('fields', sql`fields || ${JSON.stringify(fields)}::jsonb`)
        .where('id', '=', id)
        .execute()
    },
    remove: async (tx, { id }) => {
      await tx.deleteFrom('extension_records').where('id', '=', id).execute()
    },
  }
}

/** Returns a record of a resource; undefined if it doesn't exist. */
export const findRecord = async (db: Database, extension: string, resource: string, id: number) =>
  (await db
    .selectFrom('extension_records')
    .select(['id', 'fields', 'version'])
    .where('extension', '=', extension)
    .where('resource', '=', resource)
    .where('id', '=', id)
    .executeTakeFirst()) as Pick<RecordRow, 'id' | 'fields' | 'version'> | undefined
