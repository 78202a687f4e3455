import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { PaymentRefused, UnknownOutcome } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { stripeProvider } from './stripe-provider.ts'

const MIB = 1024 * 1024

/** Opens a provider with an API served by this listener. */
async function openOdd(answer: RequestListener, withinMs?: number) {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    url,
    provider: stripeProvider({ key: 'sk_test_odd00', webhookSecrets: ['whsec_odd00'], apiUrl: url }, withinMs),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const begin = (response: ServerResponse, more: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...more })

/** Returns a refund in Stripe's format with this number of bytes. */
function refundOf(bytes: number): string {
  const whole = { id: 're_1', object: 'refund', amount: 1_00, status: 'succeeded', note: '' }
  return JSON.stringify({ ...whole, note: 'x'.repeat(bytes - JSON.stringify(whole).length) })
}

test('reads a response of 1 MiB and reports an unknown outcome for one byte more', async () => {
  for (const [bytes, packed] of [
    [MIB, false],
    [MIB + 1, false],
    [MIB, true],
    [MIB + 1, true],
  ] as const) {
    await using world = await openOdd((_request, response) => {
      const body = refundOf(bytes)
      begin(response, packed ? { 'content-encoding': 'gzip' } : {}).end(packed ? gzipSync(body) : body)
    })
    const asked = world.provider.settleRefund('re_1')
    if (bytes === MIB) expect(await asked).toMatchObject({ reference: 're_1', state: 'done' })
    else await expect(asked).rejects.toThrow(UnknownOutcome)
  }
})

test('aborts an endless response, also of a refusal', async () => {
  for (const status of [200, 400]) {
    let sent = 0
    const closed = Promise.withResolvers<void>()
    await using world = await openOdd((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.on('close', closed.resolve)
      const chunk = Buffer.alloc(64 * 1024, ' ')
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', more)
      more()
    })
    const asked = world.provider.settleRefund('re_1')
    await expect(asked).rejects.toThrow(UnknownOutcome)
    await expect(asked).rejects.not.toThrow(PaymentRefused)
    await closed.promise
    // Includes the data in network buffers.
    expect(sent).toBeLessThan(16 * MIB)
  }
})

test('requires the whole response in time, even if it arrives steadily', async () => {
  await using world = await openOdd((_request, response) => {
    begin(response).write('{')
    const dripping = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(dripping))
  }, 300)
  const began = performance.now()
  await expect(world.provider.settleRefund('re_1')).rejects.toThrow(UnknownOutcome)
  // Less than the default of 10 s.
  expect(performance.now() - began).toBeLessThan(9_000)
})

test('does not follow redirects', async () => {
  let asked = 0
  await using elsewhere = await openOdd((_request, response) => {
    asked += 1
    begin(response).end(refundOf(200))
  })
  for (const status of [301, 302, 307, 308]) {
    await using world = await openOdd((_request, response) => {
      response.writeHead(status, { location: `${elsewhere.url}v1/refunds/re_1` }).end()
    })
    await expect(world.provider.settleRefund('re_1')).rejects.toThrow(UnknownOutcome)
  }
  expect(asked).toBe(0)
})
