import { expect, test } from 'vitest'
import type { StaffRole } from '../../../../lib/staff/staff-role.ts'
import { crawl } from '../../support/browser/crawler.ts'
import { installCrawler } from '../../support/browser/crawler-in-page.ts'
import { enter } from '../../support/browser/visit.ts'
import { productWith, theCatalogue } from '../../support/shop/catalogue.ts'
import { newCustomer } from '../../support/shop/shop-people.ts'

// `single-requests.test.ts` and `team.test.ts` check the first screens of a role in `npm test`.
const ROLES: { role: StaffRole; atLeast: number }[] = [
  { role: 'orders', atLeast: 10 },
  { role: 'catalogue', atLeast: 20 },
]

test.each(ROLES)(
  'a $role sees no link to a screen of another role',
  { timeout: 180_000 },
  async ({ role, atLeast }) => {
    const { token } = await newCustomer('Rolande', { role })
    const reviewed = productWith(await theCatalogue(), 'reviews', ({ reviews_length }) => reviews_length > 2)
    const reviews = `/reviews/${reviewed.slug}/null/0.5/5`
    await using visit = await enter('/admin', { token, first: (page) => page.context().addInitScript(installCrawler) })
    const { page } = visit
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${page.url()}: ${answer.request().method()} ${answer.url()}`)
    })
    // Orders, customers and messages have the same controls, so one of each is enough.
    const kinds = new Set<string>()
    const around = new Set(['/', `/products/${reviewed.slug}`, reviews, '/account', '/orders'])
    const { screens } = await crawl({
      page,
      start: ['/admin', ...around],
      isOurs(path) {
        const kind = path
          .replace(/\?.*/, '')
          .replace(/\/\d+(?=\/|$)/g, '/…')
          .replace(/^(\/admin\/(?:products|collections)\/\w+)\/.+/, '$1/…')
        if (!path.startsWith('/admin') || kinds.has(kind)) return around.has(path)
        kinds.add(kind)
        return true
      },
      before: async () => {},
      uses: false,
      async look(path) {
        await page.waitForLoadState('networkidle')
        await expect(page.getByText(/Your role is /), path).toBeHidden()
      },
    })
    expect(refused).toEqual([])
    expect(screens.filter((path) => path.startsWith('/admin')).length).toBeGreaterThan(atLeast)
  },
)
