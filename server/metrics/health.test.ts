import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { API_POLICY } from '../pages/security-headers.ts'

test('queries the database once for 200 readiness checks', async () => {
  await using shop = await openShop()
  const before = shop.queries()
  const answers = await Promise.all(Array.from({ length: 200 }, () => shop.app.inject('/readyz')))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  // Jobs and events can query meanwhile.
  expect(shop.queries() - before).toBeLessThan(10)
})

test.each(['/healthz', '/readyz'])('%s sends a policy that allows nothing to run', async (path) => {
  await using shop = await openShop()
  expect((await shop.app.inject(path)).headers).toMatchObject({ 'content-security-policy': API_POLICY })
})
