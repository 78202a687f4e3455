import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { openSecret } from './same-secret.ts'
import { StartupError } from './startup-error.ts'

test('one of two secrets is accepted by processes that start at once, until an owner replaces it', async () => {
  await using shop = await openShop()
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const open = (secret: Buffer, replacesSecret = false) =>
    openSecret(shop.db, { ...shop.config, secret, replacesSecret })
  const started = await Promise.allSettled([open(one), open(one), open(other), open(other)])
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const [kept, refused] = started[0]?.status === 'fulfilled' ? [one, other] : [other, one]
  expect(await open(kept)).toEqual(kept)
  await expect(open(refused)).rejects.toThrow(StartupError)
  expect(await open(refused, true)).toEqual(refused)
  await expect(open(kept)).rejects.toThrow('SHOP_SECRET_REPLACED=on')
})
