import { sql } from 'kysely'
import type { Database } from '../open.ts'
import { atOnce } from './at-once.ts'

interface FindThenWrite<Found, Answer> {
  /** Asks at once what decides. It writes nothing: should the transaction fail to begin, what it asks is on its own. */
  find(tx: Database): Promise<Found>
  /**
   * Refuses, by throwing, or returns what asks for all that is written: before it waits for anything, for the end of the transaction is sent right behind. Only
   * the database can refuse from then on. A statement that waits for the answer to another comes too late, and is refused: the others are kept by then, which
   * the first test of it shows.
   */
  decide(tx: Database, found: Found): Promise<() => Promise<Answer>>
}

/**
 * Runs a transaction in two ways to the database and back: its beginning goes with all that is looked up, its end with all that is written. Who waits for a row
 * that it has locked waits for no more than one turn of this process.
 * @throws what `find` and `decide` throw, or the first statement that is refused; nothing was written then
 */
export const findThenWrite = <Found, Answer>(
  db: Database,
  { find, decide }: FindThenWrite<Found, Answer>,
): Promise<Answer> =>
  db.connection().execute((held) =>
    atOnce(held, async (tx, close) => {
      const last = await openWith(tx, async (begun) => {
        const [, found] = await Promise.all([begun, find(tx)])
        return decide(tx, found)
      })
      const [answered, ended] = await Promise.allSettled([last(), commitBehind(tx, close)])
      if (answered.status === 'rejected') throw answered.reason
      if (ended.status === 'rejected') throw ended.reason
      return answered.value
    }),
  )

/** Begins a transaction with what is asked first; where that is refused it is over. */
async function openWith<Decided>(tx: Database, ask: (begun: Promise<unknown>) => Promise<Decided>): Promise<Decided> {
  try {
    return await ask(sql`begin`.execute(tx))
  } catch (error) {
    await sql`rollback`.execute(tx)
    throw error
  }
}

/** Ends a transaction behind all that was asked in this turn. @throws Error when a statement of it was refused: nothing of it is kept */
async function commitBehind(tx: Database, close: () => void): Promise<void> {
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const ended = sql<{ command: string }>`commit`.execute(tx)
  close()
  const { rows } = await ended
  if (rows[0]?.command !== 'COMMIT') throw new Error('The transaction was rolled back.')
}
