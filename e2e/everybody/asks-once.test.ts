import { expect, test } from 'vitest'
import { enter } from '../support/browser/in-browser.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** Private screens, and what each asks the API for besides who this is. */
const SCREENS = [
  ['/admin', []],
  ['/admin/orders', ['/api/staff_orders/']],
  ['/admin/contact', ['/api/contact/']],
  ['/admin/reviews', ['/api/reported_reviews/']],
  ['/admin/synonyms', ['/api/synonyms/']],
  ['/admin/changes', ['/api/changes/']],
  ['/admin/csv', ['/api/catalogue_imports/']],
  ['/admin/products/update', ['/api/product/']],
  ['/admin/products/create', []],
  ['/orders', ['/api/orders/']],
  ['/account', []],
] as const

test.each(SCREENS)('%s asks once who this is, and once for what it shows', async (path, shown) => {
  const { token } = await newCustomer('Staff', { isStaff: true })
  await using visit = await enter('/terms_of_services', { token })
  const { page } = visit
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' })
  expect(asked.toSorted()).toEqual([...shown, '/api/user/'].toSorted())
})
