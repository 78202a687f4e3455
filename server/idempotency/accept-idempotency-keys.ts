import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler, preHandlerHookHandler } from 'fastify'
import { acceptsIdempotencyKey } from '../../lib/endpoint.ts'
import { ERROR_CODE_HEADER } from '../../lib/error-codes.ts'
import type { Database } from '../db/open.ts'
import { SECOND } from '../durations.ts'
import { idempotencyKeyInUse, idempotencyKeyReused, invalidIdempotencyKey } from '../http/refusal.ts'
import { seal, unseal } from '../sealed.ts'
import { claimKey, extendClaim, freeKey, type KeyOfClient, storeAnswer } from './idempotency-store.ts'
import { hashOfRequest, hashWhileRead } from './request-hash.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    creates?: boolean
  }
}

interface Settings {
  db: Database
  clock: () => Date
  /** Seals stored answers, which may contain personal data. */
  secret: Buffer
  /** Returns the client that a key belongs to; undefined for visitors. Their keys are ignored. */
  clientOf: (request: FastifyRequest) => { name: string; userId: number | null } | undefined
}

interface Running extends KeyOfClient {
  claim: string
  hash: () => Buffer | null
  heartbeat: NodeJS.Timeout
}

const HEADER = 'idempotency-key'
const PRINTABLE = /^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/
const HEARTBEAT_MS = 10 * SECOND
/** Larger answers are not stored. In bytes. */
const MAX_ANSWER = 1024 * 1024

/**
 * Lets calls that create something accept `Idempotency-Key`: for a day, a repeated request gets the stored answer.
 * Call before the routes are registered, after authentication.
 */
export function acceptIdempotencyKeys(app: FastifyInstance, { db, clock, secret, clientOf }: Settings): void {
  const running = new WeakMap<FastifyRequest, Running>()

  /** @returns the sent answer; undefined if the request is executed */
  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const key = request.headers[HEADER]
    const client = key === undefined ? undefined : clientOf(request)
    if (!client) return undefined
    if (typeof key !== 'string' || !PRINTABLE.test(key)) throw invalidIdempotencyKey()
    const isForm = request.routeOptions.config.upload && request.isMultipart()
    const hash = isForm ? hashWhileRead(request) : () => hashOfRequest(request)
    const [principal, claim] = [client.name, randomUUID()]
    const wanted = { principal, key, claim, user_id: client.userId, request_hash: isForm ? null : hash() }
    const stored = await claimKey(db, wanted, clock())
    if (!stored) {
      const extend = () =>
        extendClaim(db, claim).catch((err: unknown) => request.log.warn({ err }, 'claim not extended'))
      running.set(request, { principal, key, claim, hash, heartbeat: setInterval(extend, HEARTBEAT_MS).unref() })
      return undefined
    }
    if (stored.state === 'in_progress') {
      if (!isForm && stored.request_hash && !stored.request_hash.equals(hash() ?? Buffer.alloc(0)))
        throw idempotencyKeyReused()
      throw idempotencyKeyInUse()
    }
    if (isForm) for await (const _chunk of request.raw);
    const sent = hash()
    if (!sent || !stored.request_hash?.equals(sent)) throw idempotencyKeyReused()
    const { type, code, body } = JSON.parse(unseal(stored.response ?? Buffer.alloc(0), 'idempotent answers', secret))
    if (type) reply.type(type)
    if (code) reply.header(ERROR_CODE_HEADER, code)
    return reply
      .code(stored.status ?? 200)
      .header('idempotency-replayed', 'true')
      .serializer(String)
      .send(body)
  }

  async function end(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const own = running.get(request)
    if (!own) return
    running.delete(request)
    clearInterval(own.heartbeat)
    const { raw } = request
    // The parser of a form stops at its last boundary, so the end may still be in the buffer.
    if (raw.complete && !raw.readableEnded && !raw.destroyed) await once(raw.resume(), 'end')
    const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? String(payload) : ''
    const request_hash = own.hash()
    const isOutcome = reply.statusCode < 500 && reply.statusCode !== 429 && !raw.readableAborted
    const isStorable = isOutcome && request_hash && body.length <= MAX_ANSWER
    try {
      if (!isStorable) return await freeKey(db, own)
      const answer = JSON.stringify({
        type: reply.getHeader('content-type'),
        code: reply.getHeader(ERROR_CODE_HEADER),
        body,
      })
      const response = seal(answer, 'idempotent answers', secret)
      await storeAnswer(db, { ...own, request_hash }, { status: reply.statusCode, response })
    } catch (err) {
      // The change is made; a repetition executes again after the claim has ended.
      request.log.warn({ err }, 'the answer of an idempotent request was not stored')
    }
  }

  // Without a key, both hooks avoid a promise.
  const before: preHandlerHookHandler = (request, reply, done) => {
    if (request.headers[HEADER] === undefined) return done()
    begin(request, reply).then((sent) => (sent ? undefined : done()), done)
  }
  const after: onSendHookHandler = (request, reply, payload, done) => {
    if (!running.has(request)) return done(null, payload)
    end(request, reply, payload).then(() => done(null, payload), done)
  }
  app.addHook('onRoute', (route) => {
    if (!acceptsIdempotencyKey(route.method, route.schema, route.config ?? {})) return
    route.preHandler = [before, ...[route.preHandler ?? []].flat()]
    route.onSend = [...[route.onSend ?? []].flat(), after]
  })
}
