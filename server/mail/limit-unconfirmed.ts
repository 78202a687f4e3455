import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { HOUR } from '../durations.ts'
import { noteAttempt, waitForTurn } from '../limits/attempts.ts'

/** E-mails per hour from the whole shop to unconfirmed addresses. */
export const MAX_UNCONFIRMED_PER_HOUR = 500

const KIND = 'unconfirmed e-mail'
const SHOP = 'shop'

interface Outgoing {
  to: string
  /** When the e-mail is to go out. */
  at: Date
  /** `skip` sends nothing when the quota is used up. */
  whenFull: 'defer' | 'skip'
  /**
   * True runs the same statements for a confirmed address, so that the time of an answer does not reveal an
   * account.
   */
  isUniform: boolean
}

/**
 * Counts an e-mail against the limit of the whole shop if its recipient is unconfirmed. Concurrent
 * transactions with unconfirmed recipients
 * wait for each other, so call it as late as possible.
 * @returns when the e-mail may go out: `at`, or later when the quota is used up; undefined when it is to be
 * skipped then
 */
export async function reserveSlot(tx: Database, { to, at, whenFull, isUniform }: Outgoing): Promise<Date | undefined> {
  const isConfirmed = await isConfirmedAddress(tx, to)
  if (isConfirmed && !isUniform) return at
  await waitForTurn(tx, { kind: KIND, subject: isConfirmed ? `confirmed ${to}` : SHOP })
  const free = await findFreeSlot(tx, at)
  const isSkipped = !isConfirmed && free > at && whenFull === 'skip'
  await noteAttempt(
    tx,
    { kind: KIND, subject: isConfirmed || isSkipped ? 'not counted' : SHOP },
    isConfirmed ? at : free,
  )
  if (isSkipped) return undefined
  return isConfirmed ? at : free
}

async function isConfirmedAddress(tx: Database, address: string): Promise<boolean> {
  const { rows } = await sql<{ confirmed: boolean }>`select is_confirmed_address(${address}) as confirmed`.execute(tx)
  return rows[0]?.confirmed ?? false
}

/** Finds the first moment before which fewer than the limit of e-mails go out within an hour. */
async function findFreeSlot(tx: Database, at: Date): Promise<Date> {
  const { rows } = await sql<{ made_at: Date }>`
    select made_at from attempts
    where kind = ${KIND} and subject = ${SHOP} and made_at > ${new Date(at.getTime() - HOUR)}
    order by made_at desc offset ${MAX_UNCONFIRMED_PER_HOUR - 1} limit 1`.execute(tx)
  const [oldest] = rows
  return oldest ? new Date(oldest.made_at.getTime() + HOUR) : at
}
