import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'

/** Sends the head of a request without a body and returns the response within a limit in seconds. */
async function answerAfter(seconds: number, head: string): Promise<string> {
  await using shop = await openShop()
  const { token } = await shop.staff()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
  // The server waits for the body then.
  const { promise: isReading, resolve: read } = Promise.withResolvers<void>()
  shop.app.server.once('request', (request) => request.once('resume', read))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    socket.write(`${head}\r\nHost: shop\r\nAuthorization: Token ${token}\r\nContent-Length: 100\r\n\r\n`)
    await isReading
    vi.advanceTimersByTime(seconds * 1000)
  } finally {
    vi.useRealTimers()
  }
  setImmediate(() => socket.end())
  return text(socket)
}

test('requires a body within a minute, and allows more time for files', async () => {
  const json = 'POST /api/contact/ HTTP/1.1\r\nContent-Type: application/json'
  const form = 'POST /api/product/ HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x'
  expect(await answerAfter(61, json)).toMatch(/^HTTP\/1\.1 408 .*"Request timed out\."/s)
  expect(await answerAfter(59, json)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await answerAfter(61, form)).toMatch(/^HTTP\/1\.1 400 /)
})

test('requires the whole request head within 15 s', async () => {
  await using shop = await openShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { server } = shop.app
  expect(server.headersTimeout).toBe(15_000)
  server.headersTimeout = 1
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nX-Slow: ')
  // Node checks its timeouts every second with this setting, and every 30 seconds by default.
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
}, 20_000)
