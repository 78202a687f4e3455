import type { Duplex } from 'node:stream'
import { type CompiledQuery, type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

const names = new Map<string, string>()

/**
 * Runs a statement that is planned once for each connection instead of each time it is asked. It pays where planning costs as much as
 * answering, and must not where the best plan depends on the values. PostgreSQL goes on planning for the values at hand as long as that
 * seems cheaper by more than the planning: `testing/planned-once.test.ts` holds each to its word.
 */
export async function executePrepared<Row>(db: Kysely<Schema>, query: CompiledQuery<Row>): Promise<Row[]> {
  if (!names.has(query.sql)) names.set(query.sql, `prepared_${names.size}`)
  return (await db.executeQuery(query)).rows
}

/**
 * Runs a prepared statement that reads, in one process of PostgreSQL alone: for one that is asked beside another, so that both processors are at work
 * already. Further processes would only wait for them, and each is begun anew for each statement.
 */
export async function executeWithoutParallelWorkers<Row>(
  db: Kysely<Schema>,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx)
    return executePrepared(tx, query)
  })
}

/** Returns the row of a statement that answers one, whatever there is. @throws Error when it has not */
export function firstRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement has answered no row.')
  return row
}

/**
 * Kysely hands a driver no more than text and values, so the name of a prepared statement is found by its text. What is asked in one turn is written to the
 * connection at the end of it, at once: each write wakes the server.
 */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen ways to call it, and all but one are passed on
  override query(statement: any, ...rest: any[]): any {
    this.#writeAtEndOfTurn()
    const name = names.get(statement)
    if (name === undefined) return super.query(statement, ...rest)
    return super.query({ name, text: statement, values: rest[0] }, ...rest.slice(1))
  }

  #isCorked = false

  #writeAtEndOfTurn(): void {
    if (this.#isCorked) return
    // Its types do not name it.
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection
    this.#isCorked = true
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}
