import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import type { Jobs } from '../../server/jobs/start-jobs.ts'
import type { Mail } from '../../server/mail/mail.ts'

/** In ms. Polling without a pause takes processor time from the work that is waited for. */
const POLL_MS = 3

/** Waits until the e-mails of past events are queued. */
export async function ordersConfirmed(db: Database): Promise<void> {
  // Events wait behind a step that can still be undone.
  const pending = sql`
    select from event_subscribers where name = 'emails' and (
      exists (select from event_deliveries where subscriber = name)
      or exists (
        select from events where position is null and type = any(types) and not exists (
          select from events as held where held.position is null and held.held_until is not null
            and held.subject_kind = events.subject_kind and held.subject_id = events.subject_id)))`
  while ((await pending.execute(db)).rows.length > 0) await pause(POLL_MS)
}

/** Returns a function that reads the e-mails to an address, as `TestShop.emails`. */
export function emailsTo(db: Database, jobs: Jobs, mails: Mail[]) {
  return async (to: string): Promise<Mail[]> => {
    // Send e-mails and publish events with an undo period as if it had passed.
    await db
      .updateTable('events')
      .set({ held_until: null })
      .where('position', 'is', null)
      .where('held_until', 'is not', null)
      .execute()
    await ordersConfirmed(db)
    await db
      .updateTable('jobs')
      .set({ due_at: new Date(0) })
      .where('name', '=', 'send-email')
      .execute()
    jobs.wake()
    const unsent = () => db.selectFrom('emails').select('id').where('sent_at', 'is', null)
    while ((await unsent().execute()).length > 0) await pause(POLL_MS)
    const number = ({ messageId }: Mail) => Number(/^<letter-(\d+)/.exec(messageId)?.[1])
    return mails.filter((mail) => mail.to === to).sort((one, other) => number(one) - number(other))
  }
}
