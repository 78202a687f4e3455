import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'

test.each([
  ['two Host headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b', 400],
  ['two Host headers in another case', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhOST: a', 400],
  ['no Host header', 'GET /healthz HTTP/1.1\r\nAccept: */*', 400],
  ['no version', 'GET /healthz', 400],
  ['one Host header', 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close', 200],
  ['HTTP/1.0 without a Host header', 'GET /healthz HTTP/1.0', 200],
] as const)('answers a request with %s: %s', async (_, head, status) => {
  await using shop = await openShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${head}\r\n\r\n`)
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})
