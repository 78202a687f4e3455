import { CompiledQuery, sql } from 'kysely'
import pLimit from 'p-limit'
import type { Database } from '../../../../server/db/open.ts'
import { SECOND } from '../../../../server/durations.ts'
import type { Sql } from '../../../extension/data.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { RecordEvent } from '../../../extension/own-events.ts'
import { recorderOf } from '../own-events.server.ts'
import { schemaOf } from './extension-role.server.ts'

const WITHIN_MS = 5 * SECOND
/** Others would leave the role or the transaction. Migrations change tables. */
const STATEMENT = /^\s*(?:select|insert|update|delete|merge|with|values|table)\b/i

/** Returns the functions that run statements of an extension as its role. */
export function sqlOf(db: Database, extension: Pick<Extension, 'name' | 'migrations' | 'events'>, now: () => Date) {
  /** Runs `work` in a transaction as the role of the extension. @throws Error if the extension has no migrations */
  async function transaction<T>(work: (sql: Sql, record: RecordEvent) => T | Promise<T>): Promise<T> {
    if (!extension.migrations) throw new Error('Add migrations to the extension first, or none: migrations: {}.')
    return db.transaction().execute(async (tx) => {
      // One at a time, so that no statement of the extension runs while an event is recorded as the shop.
      const inTurn = pLimit(1)
      const run = taggedSql(tx, STATEMENT)
      const record = recorderOf(tx, extension, now)
      await becomeRole(tx, extension, WITHIN_MS)
      return work(
        (text, ...values) => inTurn(() => run(text, ...values)),
        (event, happened) =>
          inTurn(async () => {
            await leaveRole(tx)
            await record(event, happened)
            await becomeRole(tx, extension, WITHIN_MS)
          }),
      )
    })
  }
  const one: Sql = (text, ...values) => transaction((run) => run(text, ...values))
  return { sql: one, transaction }
}

/**
 * Continues a transaction as the role of an extension, with its schema.
 * @param withinMs limit per statement, and for waiting between statements; 0 for none
 */
export async function becomeRole(tx: Database, extension: Pick<Extension, 'name'>, withinMs: number): Promise<void> {
  const schema = schemaOf(extension)
  await sql`
    select set_config('role', ${`${schema}_`} || oid, true), set_config('search_path', ${schema}, true),
      set_config('statement_timeout', ${`${withinMs}`}, true),
      set_config('idle_in_transaction_session_timeout', ${`${withinMs}`}, true)
    from pg_database where datname = current_database()`.execute(tx)
}

/** Continues a transaction as the role of the shop. */
export async function leaveRole(tx: Database): Promise<void> {
  await sql`reset role`.execute(tx)
  await sql`set local search_path to default`.execute(tx)
}

/** Returns a template tag that runs a statement with its values as parameters. */
export const taggedSql =
  (db: Database, allowed: RegExp): Sql =>
  async <Row>(text: TemplateStringsArray, ...values: readonly unknown[]) => {
    // A call with a string, as in plain JavaScript, would not have parameters.
    if (!Array.isArray(text) || !Object.hasOwn(text, 'raw')) throw new Error('Call sql as a template: sql`select 1`.')
    const statement = text.reduce((before, after, at) => `${before}$${at}${after}`)
    if (!allowed.test(statement)) throw new Error('Use select, insert, update, delete, merge, with or values.')
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))
    return rows ?? []
  }
