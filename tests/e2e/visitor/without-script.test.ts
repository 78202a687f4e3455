import { expect, test } from 'vitest'
import { enter } from '../support/browser/visit.ts'

test.each(['/cart', '/checkout', '/login', '/signup', '/contact', '/orders', '/account'])(
  '%s says that it needs JavaScript',
  async (path) => {
    await using visit = await enter(path, { script: false })
    await expect(visit.page.getByText('This page needs JavaScript.', { exact: true })).toBeVisible()
  },
)

test.each(['/', '/search/mug', '/terms_of_services', '/withdrawal'])('%s works without JavaScript', async (path) => {
  await using visit = await enter(path, { script: false })
  await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visit.page.getByText('This page needs JavaScript.')).toBeHidden()
})
