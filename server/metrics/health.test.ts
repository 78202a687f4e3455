import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { API_POLICY } from '../pages/security-headers.ts'

test('however many ask whether the shop can serve, the database is asked once', async () => {
  await using shop = await openShop()
  const before = shop.queries()
  const answers = await Promise.all(Array.from({ length: 200 }, () => shop.app.inject('/readyz')))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(shop.queries() - before).toBe(1)
})

test.each(['/healthz', '/readyz'])('%s is no document in which anything may run', async (path) => {
  await using shop = await openShop()
  expect((await shop.app.inject(path)).headers).toMatchObject({ 'content-security-policy': API_POLICY })
})
