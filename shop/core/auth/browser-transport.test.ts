import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { showToastsWith } from '../../ui/feedback/toast.ts'
import { browserTransport } from './browser-transport.ts'

/** Starts a server that refuses each call this many times before it accepts it. */
async function openBusy(refusals: number, wait: number) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    if (bodies.length <= refusals) response.writeHead(429, { 'retry-after': String(wait) }).end('{}')
    else response.end('done')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bodies,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('retries a call with its body after a short rate limit without a message', async () => {
  await using busy = await openBusy(1, 1)
  const response = await browserTransport(new Request(busy.url, { method: 'POST', body: 'a mug' }))
  expect([response.status, busy.bodies]).toEqual([200, ['a mug', 'a mug']])
})

test('reports a call that is refused again', async () => {
  await using busy = await openBusy(2, 0)
  expect((await browserTransport(new Request(busy.url))).status).toBe(429)
})

test('retries reads after a longer wait with one message, and refuses writes', { tags: ['deep'] }, async () => {
  const said: string[] = []
  showToastsWith((messages) => said.push(...messages.map(({ text: sentence }) => sentence)))
  await using busy = await openBusy(2, 4)
  const answers = await Promise.all([browserTransport(new Request(busy.url)), browserTransport(new Request(busy.url))])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(said).toEqual(['The shop is busy. Trying again in 4 s'])

  await using locked = await openBusy(9, 4)
  expect((await browserTransport(new Request(locked.url, { method: 'POST', body: 'x' }))).status).toBe(429)
  await using closed = await openBusy(9, 900)
  expect((await browserTransport(new Request(closed.url))).status).toBe(429)
})
