import type { DatabaseConnection, QueryExecutor } from 'kysely'
import type { Database } from '../open.ts'
import { onConnections } from './on-connections.ts'

/** So many statements go one behind another at most; who comes then has a connection of their own. */
const MOST = 8

const known = new WeakMap<Database, Database>()

/**
 * Returns a database for statements that only read, in which those that are asked in one turn of the event loop share a connection: they are written to it at
 * once, and mostly answered at once. Each write and each read costs this process as much as the rest of such a statement. They run one after another, each seeing
 * what is committed by then, and one that is refused does not hold up others; so this is for what is answered within some milliseconds and never waits for a
 * lock. It has no transactions.
 */
export function readsTogether(db: Database): Database {
  const there = known.get(db)
  if (there) return there
  const made = onConnections(db, new SharedConnections(db.getExecutor()))
  known.set(db, made)
  return made
}

interface Shared {
  connection: Promise<DatabaseConnection>
  asked: number
  answered: number
  release(): void
}

class SharedConnections {
  readonly #executor: QueryExecutor
  #shared: Shared | undefined

  constructor(executor: QueryExecutor) {
    this.#executor = executor
  }

  async provideConnection<Answer>(consumer: (connection: DatabaseConnection) => Promise<Answer>): Promise<Answer> {
    const shared = this.#shared ?? this.#share()
    shared.asked += 1
    if (shared.asked === MOST) this.#leave(shared)
    try {
      return await consumer(await shared.connection)
    } finally {
      shared.answered += 1
      this.#releaseWhenDone(shared)
    }
  }

  #share(): Shared {
    const ended = Promise.withResolvers<void>()
    const connected = Promise.withResolvers<DatabaseConnection>()
    const shared = { connection: connected.promise, asked: 0, answered: 0, release: ended.resolve }
    this.#shared = shared
    setImmediate(() => this.#leave(shared))
    this.#executor
      .provideConnection((connection) => {
        connected.resolve(connection)
        return ended.promise
      })
      .catch(connected.reject)
    return shared
  }

  #leave(shared: Shared): void {
    if (this.#shared === shared) this.#shared = undefined
    this.#releaseWhenDone(shared)
  }

  /** Others may still come as long as it is the one that is shared. */
  #releaseWhenDone(shared: Shared): void {
    if (this.#shared !== shared && shared.answered === shared.asked) shared.release()
  }
}
