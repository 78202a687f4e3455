import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { shortestOf } from '../../tests/shortest-of.ts'
import { drainConnections } from './drain-connections.ts'

const UNREAD_MS = 400
const MEGABYTES = 64
const CHUNK = 8 * 2 ** 20

async function openSmall() {
  const app = Fastify()
  drainConnections(app, UNREAD_MS)
  app.get('/large', async () => Buffer.alloc(MEGABYTES * 2 ** 20))
  app.get('/late', async () => {
    await pause(3 * UNREAD_MS)
    return 'late'
  })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  return { port, server: app.server, [Symbol.asyncDispose]: () => app.close() }
}

test('closes a connection without a request immediately when the shop stops', async () => {
  await using shop = await openShop()
  await shop.app.listen({ port: 0 })
  const visitor = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  await once(visitor, 'connect')
  await new Promise((heard) => shop.app.server.getConnections(heard))
  const asked = performance.now()
  await shop.app.close()
  // Running requests have a longer limit.
  expect(performance.now() - asked).toBeLessThan(3_000)
  visitor.destroy()
})

test('closes a connection if its client does not read the response', async () => {
  await using app = await openSmall()
  const socket = connect(app.port, '127.0.0.1')
  const [accepted] = await once(app.server, 'connection')
  socket.pause().write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(accepted, 'close')
  socket.destroy()
})

test('closes a connection with full buffers and pipelined requests within three times the limit', {
  tags: ['deep'],
}, async () => {
  await using app = await openSmall()
  const attempt = async () => {
    const socket = connect(app.port, '127.0.0.1').on('error', () => {})
    const [accepted] = await once(app.server, 'connection')
    socket.pause().write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
    const begun = performance.now()
    await once(accepted, 'close')
    socket.destroy()
    return performance.now() - begun
  }
  expect(await shortestOf(3 * UNREAD_MS, attempt)).toBeLessThan(3 * UNREAD_MS)
})

test('serves a client that reads slowly or waits for a slow response', { tags: ['deep'] }, async () => {
  await using app = await openSmall()
  expect(await (await fetch(`http://127.0.0.1:${app.port}/late`)).text()).toBe('late')
  const response = await fetch(`http://127.0.0.1:${app.port}/large`)
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    const before = Math.floor(bytes / CHUNK)
    bytes += chunk.length
    if (Math.floor(bytes / CHUNK) > before) await pause(UNREAD_MS / 2)
  }
  expect(bytes).toBe(MEGABYTES * 2 ** 20)
})
