import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { firstRow } from '../../../../server/db/prepared.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'
import type { ReadingNotes } from '../file/reading-notes.server.ts'

/** An import as stored in the database. */
export type StoredImport = Omit<
  CatalogueImport,
  'encoding' | 'untaken' | 'left_out' | 'missing_collections' | 'not_orderable' | 'pictures'
> & { reading_notes: unknown }

/** The name of the import job. */
export const IMPORT_JOB = 'import-catalogue'
/** Returns the job key of an import. @param step the import's state in the meantime */
export const importJobKey = (id: number, step: 'reading' | 'running') => `${id} ${step}`
const isDead = sql<boolean>`state in ('reading', 'running') and not exists (
  select from jobs where name = ${IMPORT_JOB} and key = catalogue_imports.id || ' ' || state and failed_at is null)`

/** Returns an unused id for an import, so that its files can be stored before its row. */
export async function nextImportId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('catalogue_imports', 'id')) as id`.execute(db)
  return firstRow(rows).id
}

/** Creates an import before its dry run. @param id from `nextImportId` */
export async function insertImport(db: Database, id: number, fileName: string, now: Date): Promise<void> {
  await sql`
    insert into catalogue_imports (id, file_name, made_at) overriding system value
    values (${id}, ${fileName}, ${now})`.execute(db)
}

/** Returns those of some ids that no import has. */
export async function unknownImports(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::bigint[]) as given (id)
    where not exists (select from catalogue_imports where catalogue_imports.id = given.id)`.execute(db)
  return rows.map(({ id }) => id)
}

type Change = Partial<{ state: 'ready' | 'done'; percent_read: number }>

/** Stores how the file was read. An earlier reading of the same file may have stored others. */
export async function storeReadingNotes(db: Database, id: number, notes: ReadingNotes): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ reading_notes: JSON.stringify(notes) })
    .where('id', '=', id)
    .execute()
}

export async function updateImport(db: Database, id: number, change: Change): Promise<void> {
  await db.updateTable('catalogue_imports').set(change).where('id', '=', id).execute()
}

/** Records the line and reason why a file cannot be read. */
export async function refuseImport(db: Database, id: number, line: number, reason: string): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ state: 'refused', refused_line: line, refused_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** Claims an import that is ready, or was interrupted. @returns false if another process has it */
export async function claimImport(db: Database, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update catalogue_imports set state = 'running', stop_requested = false
    where id = ${id} and (state = 'ready' or (state = 'running' and ${isDead}))`.execute(db)
  return numAffectedRows === 1n
}

/** Requests a running import to stop; no effect otherwise. */
export async function requestStop(db: Database, id: number): Promise<void> {
  await sql`update catalogue_imports set stop_requested = true
    where id = ${id} and state = 'running' and not (${isDead})`.execute(db)
}

/** Returns whether an import was requested to stop or no longer exists. */
export async function isStopRequested(db: Database, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('catalogue_imports')
    .select('stop_requested')
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.stop_requested ?? true
}

/** Claims an import that is ready, to read its file again. @returns false if another process has it */
export async function claimReading(tx: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('catalogue_imports')
    .set({ state: 'reading', percent_read: 0 })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Finds one import or a page of them, newest first, with product counts. One query. */
export async function findImports(db: Database, which: { id: number } | Paging): Promise<StoredImport[]> {
  const chosen =
    'id' in which
      ? sql`where id = ${which.id}`
      : sql`order by id desc limit ${which.size} offset ${(which.page - 1) * which.size}`
  const { rows } = await sql<ImportRow>`
    select chosen.*, counted.*
    from (select *, ${isDead} as dead from catalogue_imports ${chosen}) as chosen, lateral (
      select count(*) filter (where action = 'create') as create, count(*) filter (where action = 'update') as update,
        count(*) filter (where action = 'unchanged') as unchanged, count(*) filter (where action = 'invalid') as invalid,
        count(*) filter (where outcome = 'done') as done, count(*) filter (where outcome = 'failed') as failed,
        count(*) filter (where notes <> '[]') as noted
      from catalogue_import_products where import_id = chosen.id) as counted
    order by chosen.id desc`.execute(db)
  return rows.map(onWire)
}

interface ImportRow
  extends Record<'create' | 'update' | 'unchanged' | 'invalid' | 'done' | 'failed' | 'noted', number> {
  id: number
  file_name: string
  state: CatalogueImport['state']
  percent_read: number
  refused_line: number | null
  refused_reason: string | null
  made_at: Date
  stop_requested: boolean
  reading_notes: unknown
  dead: boolean
}

function onWire(row: ImportRow): StoredImport {
  const { create, update, unchanged, invalid, done, failed, noted } = row
  const isRun = row.state === 'running' || row.state === 'done'
  return {
    id: row.id,
    file: row.file_name,
    state: row.state,
    interrupted: row.dead,
    stopped: row.stop_requested && row.state === 'running',
    percent: isRun ? Math.floor((100 * (done + failed)) / Math.max(1, create + update)) : row.percent_read,
    refusal: row.refused_reason === null ? null : { line: row.refused_line ?? 1, reason: row.refused_reason },
    counts: { create, update, unchanged, invalid, done, failed, noted },
    time_created: row.made_at.toISOString(),
    reading_notes: row.reading_notes,
  }
}

export async function countImports(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('catalogue_imports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the ids of imports created before a time. */
export async function findImportsBefore(db: Database, before: Date): Promise<number[]> {
  const rows = await db.selectFrom('catalogue_imports').select('id').where('made_at', '<', before).execute()
  return rows.map(({ id }) => id)
}

export async function deleteImport(db: Database, id: number): Promise<void> {
  await db.deleteFrom('catalogue_imports').where('id', '=', id).execute()
}
