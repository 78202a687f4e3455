// A shop in its own process, on a database and a provider that outlive it. It serves HTTP and runs jobs on request
// over its channel: { id, act: 'round' | 'sweep' | 'now', now? } is answered with { id, error? }. Its argument is
// `PayingProcessSettings`. At the configured kill point it kills itself with SIGKILL, before or after the call.
import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { pino } from 'pino'
import { buildShop } from '../../../app.ts'
import { stripe as stripeExtension } from '../../../extensions/stripe/index.ts'
import { ResponseCache } from '../../../server/cache/response-cache.ts'
import { openConnections } from '../../../server/connections/open-connections.ts'
import { openDatabase } from '../../../server/db/open.ts'
import { readingFromPrimary } from '../../../server/db/replica/replica.ts'
import { openIdentity } from '../../../server/identity/open-identity.ts'
import { startJobs } from '../../../server/jobs/start-jobs.ts'
import { folderMedia } from '../../../server/media/folder-media.ts'
import { readConfig } from '../../../server/start/config.ts'
import { openExtensions } from '../../../shop/core/extensions/open-extensions.server.ts'
import { onlineMethodsOf } from '../../../shop/core/extensions/payments/extension-payments.server.ts'
import { readIdentity } from '../../../shop/core/settings/read-identity.server.ts'
import type { PaymentProvider } from '../../../shop/extension/payment-provider.ts'
import { openPaymentMethods } from '../../../shop/sales/payments/methods/registered-methods.server.ts'
import { processPayments } from '../../../shop/sales/payments/order-payments/process-payments.server.ts'
import { expireUnpaidOrders } from '../../../shop/sales/payments/order-payments/unpaid/unpaid-orders.server.ts'
import { findKillPoints, pointIn } from './kill-points.ts'
import type { MetPoint, PayingProcessSettings, ToPayingProcess } from './paying-process.ts'

const settings: PayingProcessSettings = JSON.parse(process.argv[2] ?? '{}')
const points = await findKillPoints()
const time = { now: new Date(settings.now) }
const clock = () => time.now
/** Kill points since the current action began, in order. */
const met: MetPoint[] = []
let death = settings.dieAt
/** Marks work that a test requested; the process's own jobs are ignored. */
const acting = new AsyncLocalStorage<true>()
Error.stackTraceLimit = 100

/** Runs a call and, if configured, kills the process before or after it. */
async function telling<Answer>(tell: () => Answer | Promise<Answer>, isOurs: (stack: string) => boolean) {
  const stack = new Error().stack ?? ''
  const point = pointIn(stack, points)
  if (!point && !isOurs(stack)) return tell()
  const index = met.length
  met.push({ name: point?.name ?? '', stack: point ? '' : stack })
  const dies = (when: 'before' | 'after') => {
    if (death?.index === index && death.when === when) process.kill(process.pid, 'SIGKILL')
  }
  dies('before')
  try {
    return await tell()
  } finally {
    // Also after a rejected or unanswered call.
    dies('after')
  }
}

const inTransaction = new WeakSet<object>()
const query = pg.Client.prototype.query
// biome-ignore lint/suspicious/noExplicitAny: pg has many overloads, and all are passed on
pg.Client.prototype.query = function (this: pg.Client, statement: any, ...rest: any[]): any {
  const send = () => (query as (...values: unknown[]) => unknown).call(this, statement, ...rest)
  const text: string = typeof statement === 'string' ? statement : (statement.text ?? '')
  if (/^(begin|start transaction)/i.test(text)) inTransaction.add(this)
  const isCommit = text === 'commit'
  const isAlone = !inTransaction.has(this) && /^\s*(insert|update|delete)/i.test(text)
  if (isCommit || /^rollback$/i.test(text)) inTransaction.delete(this)
  if (!acting.getStore() || !(isCommit || isAlone)) return send()
  return telling(send, (stack) => stack.includes('shop/sales/payments/order-payments/'))
}

/** Wraps the provider so that each of its calls is a kill point. */
function watched(provider: PaymentProvider): PaymentProvider {
  const call =
    <Question, Answer>(ask: (question: Question) => Promise<Answer>) =>
    (question: Question): Promise<Answer> =>
      acting.getStore()
        ? telling(
            () => ask(question),
            () => true,
          )
        : ask(question)
  const { open, settle, close, refund, settleRefund, list, listDisputed } = provider
  return {
    ...provider,
    open: call(open),
    settle: call(settle),
    close: call(close),
    refund: call(refund),
    settleRefund: call(settleRefund),
    async *list(from, to) {
      const all = () => Array.fromAsync(list(from, to))
      yield* await (acting.getStore() ? telling(all, () => true) : all())
    },
    async *listDisputed(from, to) {
      const all = () => Array.fromAsync(listDisputed(from, to))
      yield* await (acting.getStore() ? telling(all, () => true) : all())
    },
  }
}

const { connection, stripe, dataDir } = settings
const config = readConfig({
  ...{ DATA_DIR: dataDir, PUBLIC_URL: 'https://shop.example', RATE_LIMITS: 'off', SHOP_EMAIL: 'shop@localhost' },
  ...{
    STRIPE_SECRET_KEY: stripe.key,
    STRIPE_WEBHOOK_SECRETS: stripe.webhookSecrets.join(),
    STRIPE_API_URL: stripe.url,
  },
})
/** Stripe, with each call of its provider as a kill point. */
const watchedStripe = {
  ...stripeExtension,
  payments: onlineMethodsOf(stripeExtension).map((method) => ({
    ...method,
    provider: {
      ...method.provider,
      open: async (values: Parameters<typeof method.provider.open>[0]) => {
        const provider = await method.provider.open(values)
        return provider && watched(provider)
      },
    },
  })),
}
const db = openDatabase(connection)
const identity = await openIdentity(() => readIdentity(db, clock()))
const secret = Buffer.from(settings.secret, 'hex')
const jobs = startJobs({ db, clock, log: () => {} })
const cache = new ResponseCache(clock)
const publicUrl = () => 'https://shop.example'
const extensions = await openExtensions(
  { db, clock, cache, config, identity: identity.current, publicUrl, secret, log: () => {} },
  [watchedStripe],
)
const services = {
  reading: readingFromPrimary(db),
  ...{ config, db, clock, jobs, maxDelayMs: 0, media: folderMedia(dataDir), cache, publicUrl },
  extensions,
  ...{ identity: identity.current, reloadIdentity: identity.reload, secret },
  connections: await openConnections(config, db, secret),
  paymentMethods: openPaymentMethods(extensions),
}
const app = await buildShop(services, pino({ level: 'silent' }))
await app.ready()
const server = createServer((request, response) => {
  met.length = 0
  acting.run(true, () => app.routing(request, response))
})

process.on('message', async ({ id, act, now, dieAt }: ToPayingProcess) => {
  if (now) time.now = new Date(now)
  if (dieAt) death = dieAt
  try {
    if (act !== 'now') met.length = 0
    if (act === 'round') await acting.run(true, () => processPayments(services))
    if (act === 'sweep') await acting.run(true, () => expireUnpaidOrders(services))
    process.send?.({ id, met })
  } catch (error) {
    process.send?.({ id, error: String((error as Error).stack) })
  }
})
process.on('disconnect', () => process.exit())
await once(server.listen(0, '127.0.0.1'), 'listening')
process.send?.({ id: 0, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
