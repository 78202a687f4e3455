import { MINUTE, SECOND } from '../durations.ts'
import { type DeliveryContext, within } from './delivery.ts'
import type { OutsideSubscriber } from './event.ts'
import { claimDelivery, deleteClaimed, postponeClaimed } from './events-store.ts'
import { UNTIL_WOKEN } from './start-loop.ts'

/** The time limit of a handler and the storage of its result take less. */
const CLAIM_MS = MINUTE
const LONGEST_PAUSE_MS = 30 * MINUTE

/**
 * Claims the next delivery of a subscriber, handles it outside of transactions and stores the result. After a kill,
 * another process handles it again when the claim has expired.
 * @returns how long to wait in ms before looking for the next delivery
 */
export async function deliverOutside(
  { db, clock, log }: DeliveryContext,
  { name, types, isReady, handle }: OutsideSubscriber,
  stop: AbortSignal,
): Promise<number> {
  if (!isReady()) return UNTIL_WOKEN
  const claimed = await claimDelivery(db, { subscriber: name, types, now: clock() }, (attempts) =>
    Math.max(CLAIM_MS, pauseAfter(attempts)),
  )
  if (!claimed) return UNTIL_WOKEN
  const { id, type, attempts } = claimed
  const after = (ms: number) => new Date(clock().getTime() + ms)
  try {
    await within(handle(claimed), stop)
  } catch (error) {
    if (stop.aborted) await postponeClaimed(db, name, claimed, { due_at: clock(), last_error: 'stopped' })
    else {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      log({ subscriber: name, event: id, type, attempts, reason }, 'an event was not handled')
      await postponeClaimed(db, name, claimed, { due_at: after(pauseAfter(attempts)), last_error: reason })
    }
    return 0
  }
  await deleteClaimed(db, name, claimed)
  return 0
}

/** 30 s, 1, 2, … min: the attempts of one event alone are fewer errors than disable an extension. */
const pauseAfter = (attempts: number) => Math.min(2 ** attempts * 15 * SECOND, LONGEST_PAUSE_MS)
