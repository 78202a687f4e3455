import type { z } from 'zod'
import type { EventType } from '../../lib/event-type.ts'
import type { Database } from '../db/open.ts'

/** Who caused an event. Customers have no id here, so that an erased customer leaves no trace. */
export type EventActor =
  | { kind: 'staff' | 'api_key'; id: number }
  | { kind: 'customer' }
  | { kind: 'job' }
  | { kind: 'extension' }
  | { kind: 'system' }

interface Author {
  actorId: number | null
  keyId?: number | undefined
}

/** Returns the actor of a change: a staff member, an API key, or a job without either. */
export function staffOrJob({ actorId, keyId }: Author): EventActor {
  if (actorId !== null) return { kind: 'staff', id: actorId }
  return keyId === undefined ? { kind: 'job' } : { kind: 'api_key', id: keyId }
}

/** A stored event with its place in the order of all events. */
export interface StoredEvent<Data = unknown> {
  /** Constant over all deliveries. */
  id: string
  /** Position of the event; later events have greater positions. */
  position: number
  /** Number of the event among those of its subject, from 1 and without gaps. */
  sequence: number
  type: string
  subject_kind: string
  subject_id: string
  data: Data
  actor: EventActor
  at: Date
}

/**
 * Handles an event in the transaction that removes its delivery, so its writes happen exactly once. It only uses the
 * database; requests to other systems belong into a job that it enqueues. An error rolls back and schedules a retry.
 */
export type HandleEvent<Data = unknown> = (tx: Database, event: StoredEvent<Data>) => Promise<void>

interface EventHandler {
  type: string
  handle: HandleEvent
}

/** Receives events of some types, at least once and in order per subject. */
export interface Subscriber {
  /** Stored with its deliveries; never changes. */
  name: string
  handlers: readonly EventHandler[]
}

/**
 * Receives events outside of transactions, at least once and in order per subject. For handlers that wait for other
 * systems; the same event can be handled again.
 */
export interface OutsideSubscriber {
  /** Stored with its deliveries; never changes. */
  name: string
  /** The types that it receives. Waiting deliveries of other types are deleted at the start. */
  types: readonly string[]
  /** False leaves the deliveries waiting. */
  isReady: () => boolean
  handle: (event: StoredEvent) => Promise<void>
}

/** Defines how a subscriber handles the events of a type. */
export const onEvent = <Data extends z.ZodObject>(
  { type, data }: EventType<Data>,
  handle: HandleEvent<z.infer<Data>>,
): EventHandler => ({ type, handle: (tx, event) => handle(tx, { ...event, data: data.parse(event.data) }) })
