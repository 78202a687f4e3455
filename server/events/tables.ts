import type { Generated, JSONColumnType } from 'kysely'
import type { EventActor } from './event.ts'

interface EventTable {
  /** Order of insertion. Transactions may commit in another order. */
  number: Generated<number>
  id: Generated<string>
  /** Assigned after the commit, together with `sequence`; null until then. */
  position: Generated<number | null>
  sequence: Generated<number | null>
  type: string
  subject_kind: string
  subject_id: string
  data: JSONColumnType<object>
  actor: JSONColumnType<EventActor>
  at: Date
  /** The change can be undone until this time of the shop's clock; null if it cannot be undone. */
  held_until: Date | null
  /** Later changes are merged into this event until then, by the database's clock; null for events that never merge. */
  merged_until: Generated<Date | null>
}

interface EventDeliveryTable {
  subscriber: string
  /** `events.number`. */
  event: number
  position: number
  type: string
  subject_kind: string
  subject_id: string
  /** Failed attempts. Outside of transactions, each claim counts one, and only the process of the last one ends it. */
  attempts: Generated<number>
  /** Earliest next attempt, or the end of a claim; null before the first attempt. */
  due_at: Date | null
  last_error: string | null
  /** The first delivery of its subject to its subscriber. Triggers keep it (migration 370). */
  is_head: Generated<boolean>
}

declare module '../db/schema.ts' {
  interface Schema {
    events: EventTable
    /** The last sequence number of each subject. */
    event_subjects: { kind: string; id: string; last_sequence: number }
    /** One row: the last assigned position. Its lock serializes the assignment over all processes. */
    event_head: { is_only: Generated<boolean>; position: number }
    /** Subscribers with the types that they receive. */
    event_subscribers: { name: string; types: string[] }
    /** Events that a subscriber has not handled yet. */
    event_deliveries: EventDeliveryTable
  }
}
