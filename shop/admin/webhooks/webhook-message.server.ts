import { createHmac, randomBytes } from 'node:crypto'
import type { StoredEvent } from '../../../server/events/event.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32
/** The type of *Send a test*. */
export const TEST_TYPE = 'webhook.test'

/** Creates a secret for signatures, as Standard Webhooks defines it. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/**
 * Returns the body of a delivery, the same for each attempt.
 * @param event undefined for a test
 */
export function messageOf(event: StoredEvent | undefined, createdAt: Date): string {
  if (!event) return JSON.stringify({ type: TEST_TYPE, timestamp: createdAt.toISOString(), data: {} })
  const { type, at, data, position, sequence, subject_kind, subject_id, actor } = event
  const subject = { kind: subject_kind, id: subject_id }
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { ...(data as object), subject, sequence, position, actor },
  })
}

/** Returns the headers that identify and sign an attempt, with one signature per secret. */
export function signedHeaders(
  { id, body }: { id: string; body: string },
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
