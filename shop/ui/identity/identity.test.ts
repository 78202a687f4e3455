import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { builtPages } from '../../../server/pages/built-pages.ts'
import { anOrder } from '../../../tests/fixtures/placed-order.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openPayingShop } from '../../../tests/fixtures/selling/paying-shop.ts'
import { addSellable, checkOutCart, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { changePassword, sendCode } from '../../core/accounts/account.contract.ts'
import { saveSettings } from '../../core/settings/settings.contract.ts'
import { cancelOwnOrder } from '../../sales/orders/orders.contract.ts'
import { recordPayment } from '../../sales/orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../sales/orders/staff/steps/steps.contract.ts'
import { withdrawLines } from '../../sales/returns/statements/withdrawals.contract.ts'

const pages = await builtPages()
const NAME = 'Atelier & Söhne'
const IN_HTML = 'Atelier &amp; Söhne'

const rename = (staff: Person) => staff.api(saveSettings.identity, { body: { version: 0, name: NAME, language: 'de' } })

test('a renamed shop in another language appears with its new name on all pages and files', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop({ pages })
  const { slug } = await addProduct(shop.db, { title: 'Lamp' })
  const paths = [
    '/',
    `/products/${slug}`,
    '/search/lamp',
    '/login',
    '/signup',
    '/cart',
    '/admin',
    '/contact',
    '/terms_of_services',
    '/collections',
    '/no-such-page',
    `/reviews/${slug}/null/0.5/5`,
    '/lists/filters',
    '/reset_password',
    '/first_start',
    '/team_invitation',
    '/withdrawal',
    '/back_in_stock',
    '/review_emails',
    '/account',
    '/orders',
    '/checkout',
    '/admin/settings',
    '/admin/orders',
  ]
  // Pages cached by now contain the old name.
  for (const path of paths) expect((await shop.app.inject(path)).body, path).toContain('Copyright © 2024 Comptoir')
  const drawn = (await shop.app.inject('/og.png')).rawPayload
  await rename(await shop.staff())

  for (const path of paths) {
    const { body } = await shop.app.inject(path)
    expect(body, path).toMatch(new RegExp(`<title>[^<]*${IN_HTML}[^<]*</title>`))
    expect(body, path).toContain(`Copyright © 2024 ${IN_HTML}`)
    expect(body, path).not.toContain('Comptoir')
    expect(body, path).toContain('<html lang="en"')
    if (path === '/') expect(body).toContain(`<meta property="og:site_name" content="${IN_HTML}"/>`)
  }
  for (const path of ['/api/shop/', '/site.webmanifest']) {
    const { body } = await shop.app.inject(path)
    expect(body).toContain(NAME)
    expect(body).toMatch(/"lang(uage)?":"de"/)
    expect(body).not.toContain('Comptoir')
  }
  for (const path of ['/favicon.svg', '/robots.txt', '/sitemap.xml'])
    expect((await shop.app.inject(path)).body).not.toContain('Comptoir')
  const reference = await shop.app.inject('/api/docs/json')
  expect(reference.json()).toMatchObject({ info: { title: NAME } })
  for (const path of ['/api/docs/', '/api/docs/json', '/api/docs/yaml'])
    expect((await shop.app.inject(path)).body, path).not.toContain('Comptoir')
  const share = await shop.app.inject('/og.png')
  expect(share.headers['content-type']).toBe('image/png')
  expect(share.rawPayload.equals(drawn)).toBe(false)
})

test.each([
  [{ headline: 'Winter', words: '' }, 'Winter'],
  [{ headline: '', words: 'By hand.' }, 'Good things for every day. By hand.'],
  [{ headline: 'Winter', words: 'By hand.' }, 'Winter. By hand.'],
])('search engines read the description of the home page: %o', async (home, description) => {
  await using shop = await openShop({ pages })
  const staff = await shop.staff()
  await staff.api(saveSettings.home, { body: { version: 0, ...home } })
  expect((await shop.app.inject('/')).body).toContain(`<meta name="description" content="${description}"/>`)
})

test('a renamed shop appears in e-mails and their sender', async () => {
  await using shop = await openShop()
  await rename(await shop.staff())
  await shop.visitor.api(sendCode, { body: { email: 'mia@example.com' } })
  const [email] = await shop.emails('mia@example.com')
  expect(email?.subject).toMatch(/^\d{6} is your code for Atelier & Söhne$/)
  expect(email?.from).toBe('"Atelier & Söhne" <shop@localhost>')
  expect(email?.text).toContain('Atelier & Söhne\nhttps://shop.example')
  expect(email?.html).toContain('>Atelier &#38; Söhne<')
  expect(JSON.stringify(email)).not.toContain('Comptoir')
})

test('a renamed shop appears in all e-mails about an order and their attachments', async () => {
  const { shop, staff, mia } = await openPayingShop()
  await using _shop = shop
  await rename(staff)
  const cups = await addSellable(shop, { title: 'Cup', priceCents: 12_50, variants: [{ name: 'Red', stock: 10 }] })
  const order = async () => {
    await putInCart(mia, cups, 1)
    return { id: String((await checkOutCart(mia, { payment: 'transfer' })).id) }
  }
  const sent = await order()
  await staff.api(recordPayment, { params: sent, body: { amount: '17.40', received_on: '2026-11-23' } })
  for (const to of ['shipping', 'shipped', 'delivered'] as const)
    await staff.api(transitionOrder, { params: sent, body: { to } })
  const lines = [{ variant: Number(cups.variantIds[0]), quantity: 1 }]
  const statement = { key: randomUUID(), name: 'Mia Test', email: 'mia@example.com', lines }
  await mia.api(withdrawLines, { params: sent, body: statement })
  await mia.api(cancelOwnOrder, { params: await order() })
  const emails = await shop.emails('mia@example.com')
  expect(emails.length).toBeGreaterThanOrEqual(6)
  for (const { subject, from, text, html, attachments = [] } of emails) {
    const all = [subject, from, text, html, ...attachments.map(({ content }) => String(content))].join('\n')
    expect(all, subject).toMatch(/Atelier (&|&#38;|&amp;) Söhne/)
    expect(all, subject).not.toContain('Comptoir')
  }
})

test('a renamed shop appears on packing slips', async () => {
  await using shop = await openShop()
  const { staff, id } = await anOrder(shop)
  await rename(staff)
  const headers = { authorization: `Token ${staff.token}` }
  const { rawPayload } = await shop.app.inject({ url: `/api/packing_slips.pdf?orders=${id}`, headers })
  const paper = await getDocumentProxy(new Uint8Array(rawPayload))
  const { text } = await extractText(paper, { mergePages: true })
  const read = `${text} ${JSON.stringify(await paper.getMetadata())}`
  expect(text).toContain(NAME)
  expect(read).not.toContain('Comptoir')
})

test('a renamed shop appears on the page for overload', async () => {
  await using shop = await openShop({ pages, env: { RATE_LIMITS: 'on' } })
  await rename(await shop.staff())
  for (let call = 0; call < 600; call += 1) await shop.app.inject('/api/user/')
  const { statusCode, body } = await shop.app.inject('/contact')
  expect(statusCode).toBe(429)
  expect(body).toContain('<title>Too many requests | Atelier &#38; Söhne</title>')
  expect(body).not.toContain('Comptoir')
})

test('the shop’s name is refused as a password and is part of download file names', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await rename(staff)
  const mia = await shop.customer('Mia', 'correct horse battery')
  const set = (password: string) =>
    mia.api(changePassword, { body: { old_password: 'correct horse battery', password, password2: password } })
  await expect(set('Söhne-atelier1')).rejects.toThrow('This password is too common.')
  const headers = { authorization: `Token ${staff.token}` }
  for (const url of ['/api/my_data/', '/api/catalogue.csv']) {
    const answer = await shop.app.inject({ url, headers })
    expect([url, answer.statusCode, String(answer.headers['content-disposition'])]).toEqual([
      url,
      200,
      expect.not.stringMatching(/comptoir/i),
    ])
  }
})
