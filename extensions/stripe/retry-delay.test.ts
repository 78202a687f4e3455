import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UnknownOutcome } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'
import { stripeProvider } from './stripe-provider.ts'

const AT = 'Wed, 25 Nov 2026 10:00:00 GMT'

test.each([
  ['2', 2_000],
  [' 90 ', 90_000],
  // Values below the minimum and above the maximum are limited.
  ['0', 1_000],
  ['31536000', 3_600_000],
  ['Wed, 25 Nov 2026 10:02:00 GMT', 120_000],
  ['Wed, 25 Nov 2026 09:00:00 GMT', 1_000],
  ['Wed, 25 Nov 2099 09:00:00 GMT', 3_600_000],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])(`"Retry-After: %s" is %s ms by the server's clock`, (told, ms) => {
  expect(retryDelay({ ...(told !== undefined && { 'retry-after': told }), date: AT })).toBe(ms)
})

/** Opens a provider with an API that answers the first calls with 429. */
async function openBusy(refusals: number, headers: Record<string, string>) {
  const keys: (string | undefined)[] = []
  const answer = (response: ServerResponse, key: string | undefined) => {
    keys.push(key)
    const isRefused = keys.length <= refusals
    response.writeHead(isRefused ? 429 : 200, { 'content-type': 'application/json', ...(isRefused && headers) })
    response.end(
      isRefused
        ? '{"error":{"type":"invalid_request_error","code":"rate_limit","message":"Too many"}}'
        : '{"id":"cs_1","object":"checkout.session","url":"https://checkout.stripe.com/pay/cs_1"}',
    )
  }
  const server = createServer(({ headers: sent }, response) => answer(response, sent['idempotency-key'] as string))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const apiUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const pauses: number[] = []
  const provider = stripeProvider(
    { key: 'sk_test_busy0', webhookSecrets: ['whsec_busy0'], apiUrl },
    10_000,
    async (ms) => {
      pauses.push(ms)
    },
  )
  return {
    keys,
    pauses,
    open: () => provider.open({ key: 'our-key', parameters: {} }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

test('waits for a short requested delay and repeats the same call', async () => {
  await using busy = await openBusy(2, { 'retry-after': '2' })
  expect(await busy.open()).toMatchObject({ reference: 'cs_1' })
  expect(busy.pauses).toEqual([2_000, 2_000])
  expect(busy.keys).toEqual(['our-key', 'our-key', 'our-key'])
})

test('repeats a call at most twice and then passes the last response on', async () => {
  await using busy = await openBusy(9, { 'retry-after': '1' })
  const failure: unknown = await busy.open().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UnknownOutcome)
  expect(failure).toMatchObject({ retryAfterMs: 1_000 })
  expect(busy.keys).toHaveLength(3)
})

test('does not wait for a long delay and leaves the retry to the caller', async () => {
  await using busy = await openBusy(9, { 'retry-after': '40', 'stripe-should-retry': 'true' })
  await expect(busy.open()).rejects.toMatchObject({ name: 'UnknownOutcome', retryAfterMs: 40_000 })
  expect([busy.keys.length, busy.pauses]).toEqual([1, []])
})

test('does not retry a refusal without a requested delay', async () => {
  await using busy = await openBusy(9, {})
  const failure: unknown = await busy.open().catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'UnknownOutcome', retryAfterMs: undefined })
  expect(busy.pauses).toEqual([])
})
