import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '../../../server/durations.ts'
import { startLoop } from '../../../server/events/start-loop.ts'
import { type PostAnswer, type PostSettings, post } from '../../../server/outgoing/post.ts'
import { unseal } from '../../../server/sealed.ts'
import type { Services } from '../../../server/services.ts'
import { notifyStaff } from '../../core/notifications/notify-staff.server.ts'
import { isGone, isSuccess, outcomeOf } from './attempt-outcome.server.ts'
import * as deliveries from './deliveries-store.server.ts'
import { findEventOf } from './delivery-log-store.server.ts'
import { webhookDisabledEmail } from './emails/webhook-disabled-email.server.ts'
import * as endpoints from './endpoints-store.server.ts'
import { messageOf, signedHeaders } from './webhook-message.server.ts'

/** Polling interval in ms, for lost notifications and expired claims. */
const ROUND_MS = 5 * SECOND
const SHORTEST_MS = SECOND / 10
const STOP_WITHIN_MS = 3 * SECOND
const SHOWN_CHARACTERS = 500
const USER_AGENT = 'Comptoir-Webhooks'

/** Sends due deliveries of webhooks. */
export interface Webhooks {
  /** Looks for due deliveries immediately. */
  wake(): void
  /** Starts no more requests, waits up to 3 s for running ones, and ends the others. They are sent again later. */
  stop(): Promise<void>
}

type Log = (failure: object, message: string) => void
type Sending = Pick<Services, 'db' | 'clock' | 'config' | 'secret' | 'identity' | 'publicUrl' | 'downloads'>

/** Starts the delivery of webhooks. Any number of processes can run it. */
export function startWebhooks(services: Sending, log: Log): Webhooks {
  const { db, clock } = services
  const [stopping, ending] = [new AbortController(), new AbortController()]
  const running = new Set<Promise<void>>()

  const sendNext = async () => {
    const claimed = await deliveries.claimDelivery(db, clock())
    if (claimed) {
      const sending = attemptDelivery(services, claimed, ending.signal)
        .then(
          () => {},
          (error: unknown) => log({ delivery: claimed.id, err: error }, 'the result of a webhook was not stored'),
        )
        .finally(() => {
          running.delete(sending)
          loop.wake()
        })
      running.add(sending)
      return 0
    }
    const next = await deliveries.findNextDue(db, clock())
    const waitMs = next ? next.getTime() - clock().getTime() : ROUND_MS
    return Math.min(Math.max(waitMs, SHORTEST_MS), ROUND_MS)
  }
  const loop = startLoop(stopping.signal, sendNext, (failure) => log(failure, 'webhooks could not be sent'))

  return {
    wake: loop.wake,
    async stop() {
      stopping.abort()
      loop.wake()
      const ended = Promise.all([loop.ended, ...running])
      await Promise.race([ended, pause(STOP_WITHIN_MS, undefined, { ref: false })])
      ending.abort()
      await Promise.race([Promise.all(running), pause(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}

/** What an attempt has found, for the log. */
export interface AttemptResult {
  status: number | null
  error: string | null
  answer: string | null
  duration_ms: number
}

/**
 * Sends a claimed delivery outside of a transaction and stores the result.
 * @returns undefined if the process stops before there is one
 */
export async function attemptDelivery(
  services: Sending,
  claimed: deliveries.ClaimedDelivery,
  stop: AbortSignal,
): Promise<AttemptResult | undefined> {
  const { db, clock } = services
  const begun = performance.now()
  let found: PostAnswer | string
  try {
    found = await request(services, claimed, stop)
  } catch (error) {
    if (!stop.aborted) throw error
    await deliveries.releaseClaim(db, claimed)
    return undefined
  }
  const duration_ms = Math.round(performance.now() - begun)
  const now = clock()
  const isTest = claimed.event === null
  const { status, retryAfter, body } = typeof found === 'string' ? NO_ANSWER : found
  const result = {
    ...{ status: status ?? null, duration_ms, answer: body && startOf(body) },
    error: typeof found === 'string' ? found : null,
  }
  const outcome = outcomeOf({ status, retryAfter, attempt: claimed.attempts + 1, now, isTest })
  await db.transaction().execute(async (tx) => {
    const endpoint = await endpoints.lockEndpoint(tx, claimed.endpoint_id)
    if (!endpoint || !(await deliveries.finishAttempt(tx, claimed, { at: now, ...result }, outcome))) return
    // The result says nothing about an address that was entered meanwhile.
    if (endpoint.url !== claimed.url) return
    if (isSuccess(status)) return endpoints.noteSuccess(tx, endpoint)
    if (isTest || !endpoint.is_on) return
    const disabled = await endpoints.noteFailure(tx, endpoint, {
      ...{ now, failure: result.error ?? String(status), isGone: isGone(status), pausedUntil: outcome.pausedUntil },
    })
    if (disabled)
      await notifyStaff(tx, services, {
        event: 'always',
        email: () => webhookDisabledEmail(endpoint, disabled, services),
        now,
      })
  })
  return result
}

const NO_ANSWER = { status: undefined, retryAfter: undefined, body: null }

async function request(
  services: Sending,
  claimed: deliveries.ClaimedDelivery,
  stop: AbortSignal,
): Promise<PostAnswer | string> {
  const { db, clock, secret } = services
  const now = clock()
  const { url, message_id: id, secret_sealed, previous_sealed, previous_until } = claimed
  const isRotating = previous_sealed !== null && previous_until !== null && previous_until > now
  const secrets: string[] = []
  try {
    for (const sealed of isRotating ? [secret_sealed, previous_sealed] : [secret_sealed])
      secrets.push(unseal(sealed, 'webhook secrets', secret))
  } catch {
    // The database was restored without its secret; the owner can rotate it.
    if (secrets.length === 0) return 'secret'
  }
  const body = messageOf(await findEventOf(db, claimed), claimed.created_at)
  const headers = {
    ...{ 'content-type': 'application/json', 'user-agent': USER_AGENT },
    ...signedHeaders({ id, body }, secrets, now),
  }
  return post({ url, headers, body, stop }, requestSettings(services))
}

/** Returns the settings of requests to endpoints. */
export const requestSettings = ({ config, downloads }: Pick<Services, 'config' | 'downloads'>): PostSettings => ({
  allowsLoopback: config.webhooksAllowLoopback,
  ...(downloads?.resolve && { resolve: downloads.resolve }),
  ...(downloads?.timeoutMs !== undefined && { timeoutMs: downloads.timeoutMs }),
})

/** Returns the start of a response as text that the database can store. */
const startOf = (body: Buffer) =>
  body.toString('utf8').slice(0, SHOWN_CHARACTERS).toWellFormed().replaceAll('\0', '\uFFFD')
