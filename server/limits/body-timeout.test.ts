import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'

/** Sends the head of a request and no body, gives up after so many seconds, and answers what came back. */
async function answerAfter(seconds: number, head: string): Promise<string> {
  await using shop = await openShop()
  const { token } = await shop.staff()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
  const read = vi.fn()
  shop.app.server.on('request', (request) => request.once('resume', read))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    socket.write(`${head}\r\nHost: shop\r\nAuthorization: Token ${token}\r\nContent-Length: 100\r\n\r\n`)
    await once(shop.app.server, 'request')
    // Its body is waited for.
    await vi.waitFor(() => expect(read).toHaveBeenCalled())
    vi.advanceTimersByTime(seconds * 1000)
  } finally {
    vi.useRealTimers()
  }
  setImmediate(() => socket.end())
  return text(socket)
}

test('a body must arrive within a minute, one with files may take longer', async () => {
  const json = 'POST /api/contact/ HTTP/1.1\r\nContent-Type: application/json'
  const form = 'POST /api/product/ HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x'
  expect(await answerAfter(61, json)).toMatch(/^HTTP\/1\.1 408 .*"Request timed out\."/s)
  expect(await answerAfter(59, json)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await answerAfter(61, form)).toMatch(/^HTTP\/1\.1 400 /)
})

test('a head that does not come to its end is not waited for: 15 s at most', async () => {
  await using shop = await openShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { server } = shop.app
  expect(server.headersTimeout).toBe(15_000)
  server.headersTimeout = 1
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nX-Slow: ')
  // Node looks for such every second; without being told so, only every half minute.
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
}, 5_000)
