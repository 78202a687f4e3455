import { expect, test } from 'vitest'
import { TEMPLATE } from '../../databases/cluster.ts'
import { otherDatabase } from '../../databases/other-database.ts'
import { emptyFolder } from '../../empty-folder.ts'
import { addPerson } from '../../fixtures/people.ts'
import { HONEST_LOGO, shopPictureForm, squareDrawing } from '../../fixtures/pictures/shop-pictures.ts'
import { blackPng } from '../../fixtures/png.ts'
import { addProduct } from '../../fixtures/products.ts'
import { startShopServer } from '../../processes/shop-process.ts'
import { until } from '../../processes/until.ts'

const SEEN_WITHIN_MS = 1_000

test('two processes: changes of settings and of the home page are visible at once, and soon in the other', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const { token } = await addPerson(database.db, { isStaff: true })
  const mug = await addProduct(database.db, { title: 'Mug' })
  const settings = { DATA_DIR: folder.path, DATABASE_URL: database.url, RATE_LIMITS: 'off' }
  await using one = await startShopServer(settings)
  await using other = await startShopServer(settings)
  const authorization = `Token ${token}`
  const put = (group: string, version: number, values: object): [string, RequestInit] => [
    `/api/settings/${group}/`,
    {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ version, ...values }),
    },
  ]
  const photograph = new FormData()
  photograph.set('picture', new File([new Uint8Array(blackPng({ width: 500, height: 200 }))], 'a.png'))
  const upload = async (kind: 'logo' | 'icon', content: string) => {
    const body = shopPictureForm(kind, content)
    const answer = await one.ask('/api/shop_pictures/', { method: 'POST', headers: { authorization }, body })
    return ((await answer.json()) as { picture: string }).picture
  }
  const logo = await upload('logo', HONEST_LOGO)
  const icon = await upload('icon', squareDrawing('#0b6072'))
  // Relative to this case's start, independent of the other cases.
  const soon = () => new Date(Date.now() + 4_000).toISOString()
  const said = { text: 'Closed on Monday', link: '', starts_at: '', ends_at: '' }
  const steps: [change: [string, RequestInit] | (() => [string, RequestInit]), seenAt: string, seen: RegExp][] = [
    [put('identity', 0, { name: 'Atelier' }), '/contact', /Copyright © 2024 Atelier/],
    [put('identity', 1, { name: 'Atelier', language: 'fr' }), '/site.webmanifest', /"lang":"fr"/],
    [put('identity', 2, { name: 'Atelier', other_languages: 'fr' }), '/fr/contact', /<html lang="fr"/],
    [put('look', 0, { accent: '#1f5c4a' }), '/favicon.svg', /#1f5c4a/],
    [put('look', 1, { accent: '#5b2a86' }), '/terms_of_services', /--color-accent:light-dark\(#5b2a86/],
    [() => put('announcement', 0, { ...said, starts_at: soon() }), '/', /^(?![\s\S]*Closed on Monday)/],
    [put('home', 0, { headline: 'Good light', words: '' }), '/', /Good light/],
    [put('opening', 0, { state: 'not_yet', notice: 'The kiln is hot', opens_on: '' }), '/', /The kiln is hot/],
    [put('opening', 1, { state: 'not_yet', notice: '', opens_on: '' }), '/', /Not open yet(?![\s\S]*kiln)/],
    [put('opening', 2, { state: '', notice: '', opens_on: '' }), '/', /^(?![\s\S]*Not open yet)/],
    [put('sections', 0, { shown: 'story', counter: '', story: String(mug.id) }), '/api/home/', /"kind":"story"/],
    [put('sections', 1, { shown: 'counter', counter: '', story: '' }), '/api/home/', /"pictures":\[\]/],
    [
      ['/api/counter_photograph/', { method: 'PUT', headers: { authorization }, body: photograph }],
      '/api/home/',
      /"shape":"wide"/,
    ],
    [put('look', 2, { accent: '', logo, icon }), '/contact', new RegExp(`<img src="/media/${logo}"`)],
    [put('look', 3, { accent: '', logo: '', icon }), '/favicon.svg', /#0b6072/],
    [put('look', 4, { accent: '', logo: '', icon: '' }), '/contact', /href="\/favicon\.svg"/],
  ]
  for (const [turn, [change, seenAt, seen]] of steps.entries()) {
    const [through, behind] = turn % 2 ? [other, one] : [one, other]
    // Cache the old state in both processes.
    for (const shop of [one, other]) await (await shop.ask(seenAt)).text()
    const [path, init] = typeof change === 'function' ? change() : change
    const answer = await through.ask(path, init)
    expect([path, answer.ok, answer.ok || (await answer.text())]).toEqual([path, true, true])
    expect(await (await through.ask(seenAt)).text()).toMatch(seen)
    await until(async () => seen.test(await (await behind.ask(seenAt)).text()), SEEN_WITHIN_MS)
  }
  // One process starts the announcement and notifies the other.
  for (const shop of [one, other])
    await until(async () => (await (await shop.ask('/')).text()).includes('Closed on Monday'), 10_000)
})
