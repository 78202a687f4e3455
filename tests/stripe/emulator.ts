import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { Account, ApiError } from './account.ts'
import { intentResponse, type StoredSession, sessionResponse } from './api-objects.ts'
import { at, type Parameters, readForm, textAt } from './form-body.ts'
import { bankPage, hostedPage } from './hosted-page.ts'

/** Failure of a call: lost before execution, response cut after execution, or another response. */
type Failure = 'cut before' | 'cut after' | 500 | '500 after' | 429 | 'nonsense'

interface Notice {
  id: string
  type: string
  body: string
  headers: Record<string, string>
}

/** A received API call. */
interface Call {
  method: string
  path: string
  parameters: Parameters
  key: string | undefined
}

/** Stripe emulator in memory with the endpoints that the shop uses, and hosted pages for browsers. */
export interface StripeEmulator extends AsyncDisposable {
  url: string
  key: string
  webhookSecret: string
  /** Clock of the emulator, which tests may change. */
  clock: { now: Date | undefined }
  account: Account
  calls: Call[]
  /** All notices so far. Tests deliver them. */
  notices: Notice[]
  /** Delivers each future notice as it is created. */
  notify(address: string): void
  /** Delivers all undelivered notices. */
  deliver(address: string, times?: number): Promise<number[]>
  failNext(failure: Failure, times?: number, path?: RegExp): void
  /** Ends all failures. */
  recover(): void
}

const KEY = 'sk_test_standin0000'
const SECRET = 'whsec_standin0000'

/** Returns the objects that were created in the requested period. */
function within<Made extends { created: number }>(parameters: Parameters, all: Made[]): Made[] {
  const [from, to] = [textAt(parameters, 'created', 'gte') ?? 0, textAt(parameters, 'created', 'lte') ?? 1e12]
  return all.filter(({ created }) => created >= Number(from) && created <= Number(to))
}

/** Returns a page of a list. */
function listed<Made extends { id: string }>(parameters: Parameters, all: Made[], url: string) {
  const after = all.findIndex(({ id }) => id === parameters.starting_after) + 1
  const limit = Number(parameters.limit ?? 10)
  return { object: 'list', data: all.slice(after, after + limit), has_more: all.length > after + limit, url }
}

/** Opens a Stripe emulator on a free port. */
export async function openStripe(): Promise<StripeEmulator> {
  const clock: StripeEmulator['clock'] = { now: undefined }
  const now = () => clock.now ?? new Date()
  const [calls, notices, failures]: [Call[], Notice[], { failure: Failure; path: RegExp }[]] = [[], [], []]
  const answered = new Map<string, { asked: string; status: number; body: string }>()
  const running = new Set<string>()
  let [url, notifyAt, delivered] = ['', '', 0]
  const webhooks = new Stripe(KEY).webhooks

  function tell(type: string, object: object): void {
    const created = Math.floor(now().getTime() / 1000)
    const id = `evt_${randomUUID().replaceAll('-', '')}`
    const body = JSON.stringify({
      ...{ id, object: 'event', created, type, livemode: false, api_version: '2020-01-01', data: { object } },
    })
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: SECRET, timestamp: created })
    notices.push({ id, type, body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } })
    if (notifyAt) void deliver(notifyAt).catch(() => {})
  }
  async function deliver(address: string, times = 1): Promise<number[]> {
    const waiting = notices.slice(delivered)
    delivered = notices.length
    const all = Array.from({ length: times }, () => waiting).flat()
    return Promise.all(
      all.map(async ({ body, headers }) => (await fetch(address, { method: 'POST', body, headers })).status),
    )
  }
  const account = new Account(now, () => url, tell)

  /** @throws ApiError */
  function answer({ method, path, parameters }: Call): object {
    const [, , what, second, third] = path.split('/')
    const expand = Object.values(at(parameters, 'expand') ?? {}) as string[]
    const session = (kept: StoredSession) => sessionResponse(kept, url, expand)
    if (what === 'checkout' && third === undefined && method === 'POST') return session(account.create(parameters))
    if (what === 'checkout' && third === undefined) return list(parameters, session)
    if (what === 'checkout') {
      const [, , , , id = '', act] = path.split('/')
      return session(act === 'expire' && method === 'POST' ? account.expire(id) : account.find(id))
    }
    if (what === 'payment_intents') return intentResponse(account.byIntent(second ?? ''))
    if (what === 'refunds' && method === 'POST')
      return account.refund(textAt(parameters, 'payment_intent') ?? '', Number(parameters.amount) || undefined)
    if (what === 'account')
      return { id: account.id, object: 'account', settings: { dashboard: { display_name: 'Atelier Söhne' } } }
    if (what === 'disputes')
      return listed(parameters, within(parameters, account.disputesOf(textAt(parameters, 'payment_intent'))), path)
    if (what === 'payouts') return listed(parameters, within(parameters, account.balance.payouts.toReversed()), path)
    if (what === 'balance_transactions')
      return listed(parameters, account.balance.movementsOf(textAt(parameters, 'payout') ?? ''), path)
    if (what === 'refunds') return account.findRefund(second ?? '')
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    })
  }
  function list(parameters: Parameters, session: (kept: StoredSession) => object): object {
    const all = within(
      parameters,
      [...account.sessions.values()].map(({ id }) => account.find(id)),
    )
      .filter(({ status, intent }) => {
        const isOf = parameters.payment_intent === undefined || intent?.id === parameters.payment_intent
        return isOf && (parameters.status ?? status) === status
      })
      .toReversed()
    const page = listed(parameters, all, '/v1/checkout/sessions')
    return { ...page, data: page.data.map(session) }
  }

  async function api(request: IncomingMessage, response: ServerResponse, sent: string): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url)
    const key = request.headers['idempotency-key'] as string | undefined
    const parameters = readForm(request.method === 'GET' ? search.slice(1) : sent)
    const call = { method: request.method ?? 'GET', path: pathname, parameters, key }
    calls.push(call)
    const index = failures.findIndex(({ path }) => path.test(pathname))
    const failure = index < 0 ? undefined : failures.splice(index, 1)[0]?.failure
    const say = (status: number, body: string) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'request-id': `req_${randomUUID()}`,
          date: now().toUTCString(),
        })
        .end(body)
    const fail = (status: number, code: string) =>
      say(status, JSON.stringify({ error: { type: 'api_error', code, message: code } }))
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return void say(
        401,
        JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }),
      )
    if (failure === 'cut before') return void request.socket.destroy()
    if (failure === 500 || failure === 429) return void fail(failure, 'try_again')
    if (failure === 'nonsense') return void say(200, '{"object":"unicorn"}')

    const asked = `${pathname} ${sent}`
    const before = key === undefined ? undefined : answered.get(key)
    if (before && before.asked !== asked)
      return void say(
        400,
        JSON.stringify({
          error: {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters.',
          },
        }),
      )
    if (before && failure === 'cut after') return void request.socket.destroy()
    if (before) return void say(before.status, before.body)
    if (key !== undefined && running.has(key)) return void fail(409, 'idempotency_key_in_use')
    if (key !== undefined) running.add(key)
    try {
      const done = { asked, status: 200, body: JSON.stringify(answer(call)) }
      const kept = failure === '500 after' ? { ...done, status: 500, body: '{"error":{"type":"api_error"}}' } : done
      // Only executed calls are remembered, errors with status 500 included.
      if (key !== undefined) answered.set(key, kept)
      if (failure === 'cut after') return void request.socket.destroy()
      say(kept.status, kept.body)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      say(error.status, JSON.stringify(error.body))
    } finally {
      if (key !== undefined) running.delete(key)
    }
  }

  function hosted(path: string, method: string, response: ServerResponse): void {
    const [, , , id = '', act] = path.split('/')
    const kept = account.find(id)
    const show = (html: string) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    if (method === 'GET' || kept.status !== 'open') return void show(hostedPage(kept))
    if (act === 'decline') return void show(hostedPage(kept, 'Your card was declined.'))
    if (act === 'bank') return void show(bankPage(kept))
    account.pay(id, act === 'later')
    const back = (textAt(kept.parameters, 'success_url') ?? '/').replace('{CHECKOUT_SESSION_ID}', id)
    response.writeHead(303, { location: back }).end()
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', url)
      if (pathname.startsWith('/c/pay/')) return hosted(pathname, request.method ?? 'GET', response)
      void api(request, response, Buffer.concat(chunks).toString())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    ...{ url, key: KEY, webhookSecret: SECRET, clock, account, calls, notices, deliver },
    notify: (address) => {
      notifyAt = address
    },
    failNext(failure, times = 1, path = /^/) {
      for (let time = 0; time < times; time += 1) failures.push({ failure, path })
    },
    recover: () => void failures.splice(0),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
