import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { openShop } from '../testing/open-shop.ts'

test('a connection on which nothing was ever asked is let go of at once when the shop stops', async () => {
  await using shop = await openShop()
  await shop.app.listen({ port: 0 })
  const visitor = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
  await once(visitor, 'connect')
  await new Promise((heard) => shop.app.server.getConnections(heard))
  const asked = performance.now()
  await shop.app.close()
  // Of those who are being answered there is more patience.
  expect(performance.now() - asked).toBeLessThan(3_000)
  visitor.destroy()
})
