import type { Socket } from 'node:net'
import { type CompiledQuery, type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

const names = new Map<string, string>()

/**
 * Runs a statement that is planned once for each connection instead of each time it is asked. It pays where planning costs as much as
 * answering, and must not where the best plan depends on the values. PostgreSQL goes on planning for the values at hand as long as that
 * seems cheaper by more than the planning: `tests/planned-once.test.ts` holds each to its word.
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

/** What a connection is told beside what `pg` knows. */
export interface PreparingClientConfig extends pg.ClientConfig {
  /** After so many milliseconds in which nothing comes while an answer is due, it is taken for lost, and closed. Without it, it waits for ever. */
  responseTimeoutMs?: number
}

/**
 * Kysely hands a driver no more than text and values, so the name of a prepared statement is found by its text. What is asked in one turn is written to the
 * connection at the end of it, at once: each write wakes the server.
 */
export class PreparingClient extends pg.Client {
  #isCorked = false
  /** How many statements wait for their answer. */
  #pending = 0

  constructor(config: PreparingClientConfig = {}) {
    super(config)
    const { responseTimeoutMs } = config
    if (responseTimeoutMs !== undefined)
      this.once('connect', () => {
        this.#stream.setTimeout(responseTimeoutMs, () => {
          if (this.#pending > 0) this.#stream.destroy(new Error('The database has not answered.'))
        })
      })
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen ways to call it, and all but one are passed on
  override query(statement: any, ...rest: any[]): any {
    this.#writeAtEndOfTurn()
    const name = names.get(statement)
    const config = name === undefined ? statement : { name, text: statement, values: rest[0] }
    const others = name === undefined ? rest : rest.slice(1)
    const isCalledBack = typeof statement.submit === 'function' || others.some((other) => typeof other === 'function')
    return isCalledBack ? super.query(config, ...others) : this.#promised(config, others[0])
  }

  /**
   * Asks with a promise of ours. That of `pg` is settled by a function that it writes into the query, which the engine makes old at once, like all that
   * is written so (`object.property = () => …`): whatever was answered would lie in memory until the whole heap is looked through.
   */
  async #promised(config: unknown, values: unknown): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers()
    const settle = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result))
    this.#pending += 1
    try {
      // biome-ignore lint/suspicious/noExplicitAny: as above
      ;(super.query as any)(config, values, settle)
      return await promise
    } finally {
      this.#pending -= 1
    }
  }

  #writeAtEndOfTurn(): void {
    if (this.#isCorked) return
    const stream = this.#stream
    this.#isCorked = true
    stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }

  get #stream(): Socket {
    // Its types do not name it.
    return (this as unknown as { connection: { stream: Socket } }).connection.stream
  }
}
