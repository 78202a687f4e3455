import { expect, test } from 'vitest'
import { hasRole, STAFF_ROLES } from '../../../lib/staff/staff-role.ts'
import { roleOfScreen } from '../../../shop/admin/shell/navigation.ts'
import type { Product } from '../../../shop/catalog/products/read/catalogue.contract.ts'
import { issueToken } from '../../../shop/core/auth/session-store.server.ts'
import { often } from '../../deep.ts'
import { addOrder } from '../../fixtures/orders.ts'
import { addPerson } from '../../fixtures/people.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { crawl } from '../support/browser/crawler.ts'
import { installCrawler } from '../support/browser/crawler-in-page.ts'
import { enter } from '../support/browser/visit.ts'
import { addThing } from '../support/shop/rare-products.ts'
import { openStaffShop } from '../support/shop/staff-shop.ts'

// A small shop with content on every screen, in which every control may be used.
const shop = await openStaffShop()
await newThings('visitors')
for (let made = 3; made < 32; made += 1) await addThing(shop.db, `thing-${made}`, `Thing ${made}`, ['Plain', 'Striped'])

const isForStaff = (path: string) => path.startsWith('/admin')
const isForCustomers = (path: string) => /^\/(cart|checkout|orders|account|products|reviews)\b/.test(path)

const visitor = {
  role: 'visitor',
  start: ['/', '/search/thing'],
  atLeast: 9,
  isOurs: (path: string) => !isForStaff(path),
}
const customer = { role: 'customer', start: ['/cart', '/orders', '/account', '/'], atLeast: 11, isOurs: isForCustomers }
/** Each control here removes what other controls need. `home-page.test.ts` covers this screen. */
const ARRANGED = '/admin/home'
/** Using every control here would remove the own staff role. `team.test.ts` covers this screen. */
const TEAM = '/admin/team'
const staff = {
  role: 'staff',
  start: ['/admin'],
  atLeast: 33,
  isOurs: (path: string) => isForStaff(path) && path !== ARRANGED && path !== TEAM,
}
const [onPhone, atDesk] = [{ width: 375 }, { width: 1440 }]
const CRAWLS = [
  { ...visitor, ...onPhone, uses: true },
  { ...customer, ...atDesk, uses: true },
  { ...staff, ...atDesk, uses: true },
  { ...visitor, ...atDesk, uses: true },
  { ...customer, ...onPhone, uses: true },
  { ...staff, ...onPhone, uses: true },
  // Each role uses every control that it gets.
  { ...staff, role: 'catalogue', atLeast: 20, ...atDesk, uses: true },
  { ...staff, role: 'orders', atLeast: 10, ...atDesk, uses: true },
  { ...staff, role: 'accountant', atLeast: 5, ...atDesk, uses: true },
]
/** Controls that an earlier one may remove, by the test that covers them. */
const USED_ELSEWHERE = new Set([
  // `pictures.deep.test.ts`: a saved draft may have changed the way to the cropper.
  '/admin/products/create main button button Cancel',
  // `concurrent-edits.test.ts`
  '/admin/customers/tags main button button Edit #',
  // `own-clauses.test.ts`
  '/admin/terms main button button Publish version #',
  '/admin/terms main button button Discard changes',
  // `admin-orders.test.ts`
  '/admin/orders/# main button button Cancel order #',
  // Other lists have the same button.
  '/admin/pages main button button Clear',
])
/** Returns a control without the record's name: screen, place, type and first word, such as *Delete*. */
const actionOf = (what: string) => what.replace(/\d+/g, '#').split(' ').slice(0, 5).join(' ')
const WITHIN = { timeout: often(900_000) }

test.each(CRAWLS)('a $role finds no dead control and no broken link at $width px', WITHIN, async (one) => {
  const { role, width, start, atLeast, isOurs, uses } = one
  const person = role === 'visitor' ? undefined : await newcomer(role)
  await using visit = await enter('/', {
    address: shop.address,
    width,
    expecting: /status of 4\d\d/,
    first: (page) => page.context().addInitScript(installCrawler),
  })
  const { page } = visit
  const errors: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) errors.push(`${page.url()}: ${response.request().method()} ${response.url()} is 403`)
  })
  const { screens, links, used, dead, missed } = await crawl({
    page,
    start,
    isOurs,
    uses,
    async before() {
      if (person) await page.evaluate((token) => localStorage.setItem('token', token), await person())
    },
    async look(path) {
      await page.setViewportSize({ width: 320, height: 900 })
      const tooWide = await page.evaluate(() => {
        const by = document.documentElement.scrollWidth - innerWidth
        const isOut = (element: Element) => element.getBoundingClientRect().right > innerWidth
        return by > 0
          ? `${by} px too wide: ${[...document.querySelectorAll('main *')].filter(isOut).at(-1)?.outerHTML}`
          : ''
      })
      await page.setViewportSize({ width, height: 900 })
      if (tooWide) errors.push(`${path} is at 320 px ${tooWide}`)
      if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) errors.push(`${path} has not one h1`)
      // The crawler also renames the shop, so any shop name is fine.
      if (!/^\S.*: .+|.+ \| \S+/.test(await page.title())) errors.push(`${path} has no title`)
      // Other tests check the pages for visitors.
      if (person) errors.push(...(await axeViolations(page)).map((error) => `${path}: ${error}`))
    },
  })
  expect(errors).toEqual([])
  expect(dead).toEqual([])
  // Of the controls that an earlier one removed, such as a row of a list, another one with this action must be used.
  const actions = new Set([...used].map(actionOf))
  const unused = [...missed].filter(
    (what) => !USED_ELSEWHERE.has(what.replace(/\d+/g, '#')) && !actions.has(actionOf(what)),
  )
  expect(unused.length > 2 ? unused : []).toEqual([])
  const needed = [...links].filter((link) => link.startsWith('/admin'))
  const staffRole = staffRoleOf(role)
  if (staffRole)
    expect(needed.filter((link) => !hasRole(staffRole, roleOfScreen(link.split('?')[0] ?? '')))).toEqual([])
  const broken: string[] = []
  for (const link of links) {
    // Draft pages are visible to staff through the API only, and the crawler also deletes pages.
    if (staffRole && link.startsWith('/pages/')) continue
    if (!(await page.request.get(link)).ok()) broken.push(link)
  }
  expect(broken).toEqual([])
  expect(screens.length).toBeGreaterThanOrEqual(atLeast)
  if (uses) expect(used.size).toBeGreaterThan(Math.min(30, 3 * atLeast))
})

/** The role of an account; undefined for visitors and customers. */
const staffRoleOf = (role: string) => (role === 'staff' ? 'owner' : STAFF_ROLES.find((one) => one === role))

/** Creates an account with records of all kinds. The result issues new tokens, because the crawler also logs out. */
async function newcomer(role: string): Promise<() => Promise<string>> {
  const staffRole = staffRoleOf(role)
  const isStaff = staffRole !== undefined
  const { id, token } = await addPerson(shop.db, { first: 'Cleo', last: 'Crawler', role: staffRole })
  const { thing, other } = await newThings(`customer-${id}`)
  const variantOf = ({ variants: [variant] }: Product) => variant?.id ?? 0
  await addOrder(shop.db, { userId: id, productId: thing.id, variantIds: [variantOf(thing)] })
  // One order for the next steps, one to cancel.
  for (const _ of ['goes', 'cancelled'])
    await addOrder(shop.db, { userId: id, productId: other.id, variantIds: [variantOf(other)], status: 'making' })
  const issue = () => issueToken(shop.db, { id, isStaff }, new Date())
  const headers = { authorization: `Token ${token}`, 'content-type': 'application/json' }
  const post = (path: string, body: object) => shop.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/api/reviews/', { body: 'Does what it should.', rating: 4, variant: variantOf(thing) })
  await post('/api/cart/', { product: thing.id, variant: variantOf(thing), quantity: 2, saveForLater: false })
  await post('/api/cart/', { product: other.id, variant: variantOf(other), quantity: 1, saveForLater: true })
  await post('/api/contact/', {
    name: 'Cleo',
    email: 'cleo@example.com',
    title: 'Thing',
    body: 'Does it come in green?',
  })
  // Several reviews, because the crawler deletes some and hides others.
  for (let others = isStaff ? 3 : 0; others > 0; others -= 1) await addReviewer(thing)
  const { results } = (await (await shop.ask('/api/reviews/')).json()) as { results: { id: number }[] }
  for (const review of results) await post(`/api/reviews/${review.id}/report/`, { reason: 'Not about the thing.' })
  return issue
}

/** Creates two products per account, because a staff crawl may delete the others. */
async function newThings(owner: string): Promise<{ thing: Product; other: Product }> {
  const thing = await shop.created({ title: 'Thing', slug: `thing-of-${owner}` })
  const bundle = { frequentlyBoughtTogether: [thing.id] }
  return { thing, other: await shop.created({ title: 'Thing 2', slug: `thing-2-of-${owner}`, ...bundle }) }
}

/** Adds another customer of the same name, with a review of the product. */
async function addReviewer({ id: productId, variants: [variant] }: Product): Promise<void> {
  const { id, token } = await addPerson(shop.db, { first: 'Cleo', last: 'Crawler' })
  await addOrder(shop.db, { userId: id, productId, variantIds: [variant?.id ?? 0] })
  await shop.ask('/api/reviews/', {
    method: 'POST',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ body: 'Looks as in the picture.', rating: 5, variant: variant?.id }),
  })
}
