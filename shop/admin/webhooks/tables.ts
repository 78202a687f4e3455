import type { Generated } from 'kysely'

/** Why the shop has disabled an endpoint: it answered 410, or it failed for three days. */
export type DisabledFor = 'gone' | 'failing'
export type DeliveryState = 'pending' | 'delivered' | 'failed'

interface WebhookEndpointTable {
  id: Generated<number>
  /** Unique regardless of case. */
  name: string
  url: string
  /** Null for all types. */
  types: string[] | null
  is_on: boolean
  /** Null if an owner switched it off, or if it is on. */
  disabled_for: DisabledFor | null
  secret_sealed: Buffer
  /** The secret before the last rotation, which signs too until `previous_until`. */
  previous_sealed: Buffer | null
  previous_until: Date | null
  /** First failure after the last success; null after a success. */
  failing_since: Date | null
  last_failed_at: Date | null
  /** Status of the last failed attempt, or the reason why there was no response. */
  last_failure: string | null
  /** The receiver requested a pause with `Retry-After`. */
  paused_until: Date | null
  version: Generated<number>
  created_at: Date
}

interface WebhookDeliveryTable {
  id: Generated<number>
  endpoint_id: number
  /** The header `webhook-id`: the id of the event, or a new one for a test. */
  message_id: string
  /** `events.number`; null for a test, as are position and subject. */
  event: number | null
  position: number | null
  type: string
  subject_kind: string | null
  subject_id: string | null
  state: Generated<DeliveryState>
  /** Attempts since the delivery was created or sent again. */
  attempts: Generated<number>
  /** Earliest next attempt; null for the first one. */
  due_at: Date | null
  /** The attempt in progress; another one may start after `claimed_until`. */
  claim: string | null
  claimed_until: Date | null
  created_at: Date
  finished_at: Date | null
  /** The first waiting delivery of its subject at its endpoint. Triggers keep it (migration 371). */
  is_head: Generated<boolean>
}

interface WebhookAttemptTable {
  id: Generated<number>
  delivery_id: number
  at: Date
  duration_ms: number
  /** Status of the response; null without one, then `error` is its reason. */
  status: number | null
  error: string | null
  /** The first characters of the response; null without one and after the erasure of a customer. */
  answer: string | null
}

declare module '../../../server/db/schema.ts' {
  interface Schema {
    webhook_endpoints: WebhookEndpointTable
    /** One row per endpoint and event, for 30 days. */
    webhook_deliveries: WebhookDeliveryTable
    webhook_attempts: WebhookAttemptTable
  }
}
