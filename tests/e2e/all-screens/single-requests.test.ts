import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { alsoDeep } from '../../deep.ts'
import { openAdminScreen } from '../support/browser/admin-navigation.ts'
import { enter, type Visit } from '../support/browser/visit.ts'
import { newCustomer } from '../support/shop/shop-people.ts'

/** Private screens, and their API requests besides the session. */
const SCREENS = [
  ['/admin', ['/api/admin/demo/', '/api/admin/today/', '/api/selling/']],
  ['/admin/orders', ['/api/staff_orders/']],
  ['/admin/contact', ['/api/contact/']],
  ['/admin/reviews', ['/api/reported_reviews/']],
  ['/admin/synonyms', ['/api/synonyms/']],
  ['/admin/searches', ['/api/no-result-searches/']],
  ['/admin/changes', ['/api/changes/']],
  ['/admin/team', ['/api/team/']],
  ['/admin/csv', ['/api/catalogue_imports/']],
  ['/admin/products', ['/api/collection_choices/', '/api/staff_products/']],
  ['/admin/reductions', ['/api/reductions/']],
  ['/admin/products/update', ['/api/staff_products/', '/api/product/']],
  ['/admin/products/create', ['/api/collection_choices/']],
  ['/orders', ['/api/orders/']],
  ['/account', ['/api/orders/']],
] as const

/** Collects the API requests of the page from now on. */
function callsOf(page: Page, asked: string[] = []): string[] {
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  return asked
}

// One browser per role. It waits on a page without pictures, because browsers warn about unused preloaded pictures.
const QUIET = '/terms_of_services'
const asStaff = enter(QUIET, await newCustomer('Staff', { isStaff: true }))
const asCustomer = enter(QUIET, await newCustomer('Mia'))
const asVisitor = enter(QUIET)
afterAll(async () => {
  for (const visit of await Promise.all([asStaff, asCustomer, asVisitor])) await visit[Symbol.asyncDispose]()
})

/** Opens a private screen and returns a function that lists its API requests so far. */
async function opening(path: string, { page }: Visit): Promise<() => string[]> {
  await page.removeAllListeners('request')
  // A file without scripts, so that the previous screen sends no more requests.
  await page.goto('/robots.txt')
  const asked = callsOf(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  return () => asked.toSorted()
}

/** Every staff screen shows the counts of open work. */
const around = (path: string) => (path.startsWith('/admin') ? ['/api/admin/waiting/'] : [])

const ACCOUNT_SCREENS = SCREENS.filter(([path]) => !path.startsWith('/admin'))
const ADMIN = SCREENS.filter(([path]) => path.startsWith('/admin'))
// All admin screens load their data in the same way.
test.each(alsoDeep([...ADMIN.slice(0, 2), ...ACCOUNT_SCREENS], ADMIN.slice(2)))(
  '%s requests the session once and its data once',
  async (path, shown) => {
    // On a slow machine, the network may be idle before all requests are sent.
    const asked = await opening(path, await asStaff)
    await expect.poll(asked).toEqual([...shown, ...around(path), '/api/user/'].toSorted())
  },
)

// All admin screens have the same guard.
test.each(alsoDeep(ADMIN.slice(0, 1), ADMIN.slice(1)))(
  '%s asks for nothing that somebody who is no staff would be refused',
  async (path) => {
    const both = await Promise.all([asCustomer, asVisitor])
    const asked = await Promise.all(both.map((one) => opening(path, one)))
    await expect.poll(() => asked.map((calls) => calls())).toEqual([['/api/user/'], []])
  },
)

test('staff of one role request nothing that they are not allowed to see, on any screen', {
  tags: ['deep'],
}, async () => {
  const { token } = await newCustomer('Olaf', { role: 'orders' })
  await using visit = await enter(QUIET, { token })
  for (const [path, shown] of [
    ['/admin', ['/api/admin/today/']],
    ['/admin/orders', ['/api/staff_orders/']],
    ['/admin/products', []],
    ['/admin/team', []],
  ] as const) {
    const asked = await opening(path, visit)
    await expect.poll(asked).toEqual([...shown, ...around(path), '/api/user/'].toSorted())
  }
})

test('navigating between private screens requests only what they show', async () => {
  const { token } = await newCustomer('Staff', { isStaff: true })
  const asked: string[] = []
  await using visit = await enter('/admin', { token, first: async (page) => callsOf(page, asked) })
  const { page } = visit
  const main = page.getByRole('main')
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/api/user/', ...SCREENS[0][1], ...around('/admin')]))
  asked.length = 0
  await openAdminScreen(page, 'Orders')
  await expect(main.getByLabel('Number, name, e-mail or tracking', { exact: true })).toBeVisible()
  await openAdminScreen(page, 'Messages')
  await expect(page.getByRole('navigation', { name: 'Messages by answer' })).toBeVisible()
  await expect.poll(() => asked).toEqual(['/api/staff_orders/', '/api/contact/'])
})
