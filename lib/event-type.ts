import type { z } from 'zod'

/**
 * A type of event, defined by its feature:
 * `defineEvent({ type: 'order.placed', subject: 'order', data: z.object(…) })`.
 */
export interface EventType<Data extends z.ZodObject = z.ZodObject> {
  type: string
  /** The kind of record. The events of one record are ordered. */
  subject: string
  /** Ids and a small body. Never personal data: events are stored for a year and sent to other systems. */
  data: Data
  /** When the event is recorded, for the documentation. */
  summary: string
}

/** Defines a type of event. */
export const defineEvent = <Data extends z.ZodObject>(event: EventType<Data>): EventType<Data> => event
