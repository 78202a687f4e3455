import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { HOUR } from '../durations.ts'
import { noteAttempt, waitForTurn } from '../limits/attempts.ts'

/** Maximum number of e-mails per hour from the whole shop to unconfirmed addresses. */
export const MAX_UNCONFIRMED_PER_HOUR = 500

const KIND = 'unconfirmed e-mail'
const SHOP = 'shop'

interface Outgoing {
  to: string
  /** The planned send time. */
  at: Date
  /** `skip` sends nothing if the quota is used up. */
  whenFull: 'defer' | 'skip'
  /** True runs the same statements for a confirmed address, so that the response time does not reveal an account. */
  isUniform: boolean
}

/**
 * Counts an e-mail against the shop's limit if its recipient is unconfirmed. Concurrent transactions with unconfirmed
 * recipients wait for each other, so call it as late as possible.
 * @returns the send time: `at`, or later if the quota is used up; undefined if the e-mail is skipped
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

/** Finds the earliest time with fewer than the maximum of e-mails in the hour before it. */
async function findFreeSlot(tx: Database, at: Date): Promise<Date> {
  const { rows } = await sql<{ made_at: Date }>`
    select made_at from attempts
    where kind = ${KIND} and subject = ${SHOP} and made_at > ${new Date(at.getTime() - HOUR)}
    order by made_at desc offset ${MAX_UNCONFIRMED_PER_HOUR - 1} limit 1`.execute(tx)
  const [oldest] = rows
  return oldest ? new Date(oldest.made_at.getTime() + HOUR) : at
}
