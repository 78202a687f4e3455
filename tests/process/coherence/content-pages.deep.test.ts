import { expect, test } from 'vitest'
import type { EditedPage, PageInList } from '../../../shop/content/pages/edit-pages.contract.ts'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'

const SEEN_WITHIN_MS = 1_000

test('two processes: changes of content pages are visible at once, and soon in the other', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { token } = await addPerson(database.db, { isStaff: true })
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' }
  await using one = await startShopServer(settings)
  await using other = await startShopServer(settings)
  const headers = { authorization: `Token ${token}` }
  const sent = (body: object | undefined): RequestInit =>
    body ? { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) } : { headers }

  const written = async (slug: string) => {
    const answer = await one.ask('/api/staff_pages/', { headers })
    const { pages } = (await answer.json()) as { pages: PageInList[] }
    const id = pages.find((page) => page.slug === slug)?.id
    return (await one.ask(`/api/staff_pages/${id}/`, { headers })).json() as Promise<EditedPage>
  }
  const put = (slug: string, fields: Partial<EditedPage>) => ({ method: 'PUT', slug, fields })
  const steps: [change: { method: string; slug: string; fields?: object }, seenAt: string, seen: RegExp][] = [
    [put('about-us', { state: 'published' }), '/terms_of_services', /href="\/pages\/about-us"/],
    [put('about-us', { text: 'Since 1904.' }), '/pages/about-us', /Since 1904\./],
    [put('privacy', { state: 'published' }), '/sitemap.xml', /\/pages\/privacy</],
    [
      { method: 'POST', slug: 'about-us', fields: { to: 'down' } },
      '/contact',
      /href="\/pages\/about-us"[\s\S]*href="\/pages\/privacy"/,
    ],
    [put('about-us', { slug: 'who-we-are' }), '/contact', /href="\/pages\/who-we-are"/],
    [put('who-we-are', { state: 'hidden' }), '/pages/who-we-are', /We can’t find this page/],
    [{ method: 'DELETE', slug: 'privacy' }, '/contact', /^(?![\s\S]*\/pages\/)/],
  ]
  for (const [turn, [{ method, slug, fields }, seenAt, seen]] of steps.entries()) {
    const [through, behind] = turn % 2 ? [other, one] : [one, other]
    const page = await written(slug)
    const more = { POST: 'move/', PUT: '', DELETE: `?version=${page?.version}` }[method]
    const path = `/api/staff_pages/${page?.id}/${more}`
    // Cache the old state in both processes.
    for (const shop of [one, other]) await (await shop.ask(seenAt)).text()
    const body = method === 'PUT' ? { ...page, ...fields } : fields
    const answer = await through.ask(path, { ...sent(body), method })
    expect([path, answer.ok, answer.ok || (await answer.text())]).toEqual([path, true, true])
    expect(await (await through.ask(seenAt)).text()).toMatch(seen)
    await until(async () => seen.test(await (await behind.ask(seenAt)).text()), SEEN_WITHIN_MS)
  }
})
