import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { openSecret } from './same-secret.ts'
import { StartupError } from './startup-error.ts'

test('one of two secrets is accepted by processes that start at once, until an owner replaces it', async () => {
  await using shop = await openShop()
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const open = (secret: Buffer, replacesSecret = false) =>
    openSecret(shop.db, { ...shop.config, secret, previousSecret: undefined, replacesSecret })
  const started = await Promise.allSettled([open(one), open(one), open(other), open(other)])
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const [kept, refused] = started[0]?.status === 'fulfilled' ? [one, other] : [other, one]
  expect(await open(kept)).toEqual(kept)
  await expect(open(refused)).rejects.toThrow(StartupError)
  expect(await open(refused, true)).toEqual(refused)
  await expect(open(kept)).rejects.toThrow('SHOP_SECRET_REPLACED=on')
})

test('two secrets are valid during a rotation, and the data of the first one stays readable', async () => {
  await using shop = await openShop()
  const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  const open = (secret: Buffer, previousSecret?: Buffer) =>
    openSecret(shop.db, { ...shop.config, secret, previousSecret, replacesSecret: false })
  await open(first)
  await expect(open(second)).rejects.toThrow('SHOP_SECRET_PREVIOUS')
  await expect(open(second, third)).rejects.toThrow('SHOP_SECRET_PREVIOUS')

  // Two new processes and an old one start at once.
  expect(await Promise.all([open(second, first), open(second, first), open(first)])).toEqual([first, first, first])
  await expect(open(third)).rejects.toThrow('is not the one of the shop')
  for (const previous of [first, second]) await expect(open(third, previous)).rejects.toThrow('at most two secrets')
  // A process with the former settings does not end the rotation.
  expect([await open(first), await open(second, first), await open(first)]).toEqual([first, first, first])

  expect(await open(second)).toEqual(first)
  await expect(open(first)).rejects.toThrow('is not the one of the shop')
  expect(await open(second, first)).toEqual(first)
  await expect(open(first, second)).rejects.toThrow('no longer valid')

  expect(await open(third, second)).toEqual(first)
  expect(await open(third)).toEqual(first)
  await expect(open(second)).rejects.toThrow(StartupError)
  const keys = await shop.db.selectFrom('secret_keys').select(['sealed', 'retired_at']).orderBy('valid_from').execute()
  expect(keys.map(({ sealed, retired_at }) => [sealed !== null, retired_at !== null])).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ])
})
