import type { DatabaseConnection } from 'kysely'
import type { Database } from '../open.ts'
import { onConnections } from './on-connections.ts'

/**
 * Asks several statements of a transaction without waiting for one answer before the next is sent: those that do not depend on each other cost one way to the
 * database and back. They run one after another, in the order in which they were asked, each seeing what was committed until then; where one is refused
 * those after it are, too.
 * @param tx a transaction
 * @param ask what asks them, best with `Promise.all`; the database that it is given answers until it calls `close`, or is done
 * @throws what the first statement that is refused throws, and Error for one that is asked too late
 */
export const atOnce = <Answer>(
  tx: Database,
  ask: (tx: Database, close: () => void) => Promise<Answer>,
): Promise<Answer> =>
  tx.getExecutor().provideConnection(async (connection) => {
    let isOpen = true
    const close = () => {
      isOpen = false
    }
    try {
      return await ask(
        unqueued(tx, () => (isOpen ? connection : undefined)),
        close,
      )
    } finally {
      close()
    }
  })

/** Returns the same transaction without Kysely's queue, in which each statement waits for the answer to the one before. */
const unqueued = (tx: Database, connectionNow: () => DatabaseConnection | undefined): Database =>
  onConnections(tx, {
    async provideConnection(consumer) {
      const connection = connectionNow()
      // It would run behind the commit, by itself, or in what the next one does with this connection.
      if (!connection) throw new Error('A statement was asked after the end of its transaction.')
      return consumer(connection)
    },
  })
