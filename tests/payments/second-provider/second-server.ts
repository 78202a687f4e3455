import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { PaymentRefused } from '../../../shop/extension/payment-provider.ts'
import { type FakeProvider, fakeProvider } from '../fake-provider.ts'

type Call = 'open' | 'settle' | 'close' | 'refund' | 'settleRefund' | 'list' | 'listDisputed'

/** A second payment provider with an HTTP API and payment pages. It keeps its payments in memory. */
export interface SecondServer extends AsyncDisposable {
  url: string
  secret: string
  clock: { now: Date }
  /** Its payments. Tests act on them as customers, banks and staff of the provider do. */
  account: FakeProvider
  /** Cuts the connection of the next call, before or after it is executed. */
  cutNext(call: Call, when: 'before' | 'after'): void
  /** Returns a signed webhook. */
  webhook(reference: string): { body: string; headers: Record<string, string> }
}

/** Signs a webhook. */
export const signature = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Opens the provider on a free port. */
export async function openSecondServer(): Promise<SecondServer> {
  const secret = `second_${randomUUID()}`
  const clock = { now: new Date() }
  const account = fakeProvider(() => clock.now)
  const cuts: { call: string; when: 'before' | 'after' }[] = []

  // biome-ignore lint/suspicious/noExplicitAny: the client sends what these methods take
  const calls: Record<Call, (given: any) => unknown> = {
    open: async (given) => ({ ...(await account.open(given)), address: undefined }),
    settle: ({ reference }) => account.settle(reference),
    close: ({ reference }) => account.close(reference),
    refund: (given) => account.refund(given),
    settleRefund: ({ reference }) => account.settleRefund(reference),
    list: ({ from, to }) => Array.fromAsync(account.list(new Date(from), new Date(to))),
    listDisputed: ({ from, to }) => Array.fromAsync(account.listDisputed(new Date(from), new Date(to))),
  }

  async function answer(call: string, body: string, response: ServerResponse): Promise<void> {
    const cut = cuts.findIndex((one) => one.call === call)
    const when = cut < 0 ? undefined : cuts.splice(cut, 1)[0]?.when
    if (when === 'before') return void response.destroy()
    const [status, sent] = await Promise.resolve()
      .then(() => calls[call as Call](JSON.parse(body)))
      .then((found) => [200, found] as const)
      .catch((error: unknown) => {
        if (!(error instanceof PaymentRefused)) throw error
        return [422, { message: error.message }] as const
      })
    if (when === 'after') return void response.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent))
  }

  /** The payment page: a GET shows it, a POST pays and leads back to the shop. */
  function page(reference: string, method: string | undefined, response: ServerResponse): void {
    const wish = account.payments.get(reference)?.wish
    if (!wish) return void response.writeHead(404).end()
    if (method !== 'POST')
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>SecondPay</title><form method="post"><button>Pay</button></form>')
    try {
      account.pay(reference)
    } catch (error) {
      return void response.writeHead(409).end(String(error))
    }
    response.writeHead(303, { location: wish.successUrl }).end()
  }

  const server = createServer(async (request, response) => {
    const [, kind, name = ''] = (request.url ?? '').split('/')
    if (kind === 'pay') return page(name, request.method, response)
    if (request.headers.authorization !== `Bearer ${secret}`) return void response.writeHead(401).end()
    await answer(name, await text(request), response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ secret, clock, account },
    cutNext: (call, when) => void cuts.push({ call, when }),
    webhook(reference) {
      const body = JSON.stringify({ event: `e_${randomUUID()}`, kind: 'payment.changed', reference })
      return {
        body,
        headers: { 'content-type': 'application/json', 'x-second-signature': signature(body, secret) },
      }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
