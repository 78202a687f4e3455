import { readFile } from 'node:fs/promises'
import { defineExtension, type SlotRecord, text } from 'comptoir/extension'
import { expect, test } from 'vitest'
import { MINUTE } from '../../../../server/durations.ts'
import { builtPages } from '../../../../server/pages/built-pages.ts'
import { anOrder } from '../../../../tests/fixtures/placed-order.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import {
  listExtensions,
  saveExtensionSettings,
  switchExtension,
} from '../../../admin/settings/extensions/extensions.contract.ts'
import { getWaiting } from '../../../admin/shell/waiting/waiting.contract.ts'
import { getMenus } from '../../../content/menus/menus.contract.ts'
import { getOwnSlot, type OwnSlot } from './own-slots.contract.ts'
import { getStaffSlot, type StaffSlotName } from './staff-slots.contract.ts'

const pages = await builtPages()
let calls = 0
let next: SlotRecord | null | (() => Promise<SlotRecord>) = null
const badge = defineExtension({
  ...{ name: 'badge', version: '1.0.0', for: '*' },
  settings: { title: text({ label: 'Title', default: 'Made nearby' }) },
  slots: {
    'product.price': ({ product }, x) => ({
      title: x.settings().title,
      lines: [`${product.title}, ${product.priceCents} cents, ${product.attributes.Material}`],
    }),
    'product.description': async () => {
      calls += 1
      return typeof next === 'function' ? next() : next
    },
    footer: () => ({ title: 'Partners', links: [{ text: 'Potters of Lyon', to: 'https://potters.example/' }] }),
  },
})
const silent = defineExtension({ name: 'silent', version: '1.0.0', for: '*' })

const page = async (shop: TestShop, path: string) => {
  const { statusCode, body } = await shop.app.inject({ url: path, headers: { accept: 'text/html' } })
  expect(statusCode).toBe(200)
  // The fixtures give pictures random keys.
  return body.replaceAll(/\/media\/[0-9a-f]{24}\//g, '/media/key/')
}
const openWith = async (extensions: Parameters<typeof openShop>[0] & {}) => {
  const shop = await openShop({ pages, ...extensions })
  shop.clock.now = new Date('2026-11-23T09:00:00Z')
  const { id, slug } = await addProduct(shop.db, { title: 'Mug', slug: 'mug', priceCents: 12_50 })
  await shop.db.updateTable('products').set({ facts: 'Material: Stoneware' }).where('id', '=', id).execute()
  return { shop, path: `/products/${slug}`, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('pages of a shop are the same bytes without extensions, and with extensions that fill no slot', async () => {
  await using plain = await openWith({})
  await using other = await openWith({ extensions: [silent, badge] })
  await other.shop.services.extensions.settle()
  const owner = await other.shop.staff()
  await owner.api(switchExtension, { params: { name: 'badge' }, body: { is_enabled: false } })
  for (const path of ['/', plain.path, '/contact']) {
    const [one, two] = [await page(plain.shop, path), await page(other.shop, path)]
    expect([path, two]).toEqual([path, one])
    expect(one).not.toMatch(/extension|slots/i)
  }
})

test('slots are rendered with the page, cached with it, and made again for changed tags and settings', async () => {
  await using opened = await openWith({ extensions: [badge] })
  const { shop, path } = opened
  next = { title: 'Stars', lines: ['4 stars'], links: [{ text: 'Rate', to: '/contact' }], tags: ['stars'] }
  const html = await page(shop, path)
  expect(html).toContain('Made nearby')
  expect(html).toContain('Mug, 1250 cents, Stoneware')
  expect(html).toContain('4 stars')
  expect(html).toMatch(/<a[^>]+href="\/contact"[^>]*>Rate<\/a>/)
  expect(html).toMatch(/<a[^>]+href="https:\/\/potters.example\/"[^>]*>Potters of Lyon<\/a>/)
  const before = calls
  next = { lines: ['5 stars'], tags: ['stars'] }
  expect(await page(shop, path)).toBe(html)
  expect(calls).toBe(before)
  const { changed } = shop.services.extensions.contextOf(badge)
  await changed('other')
  expect(await page(shop, path)).toContain('4 stars')
  await changed('stars')
  expect(await page(shop, path)).toContain('5 stars')
  await expect(changed('no tag')).rejects.toThrow('invalid')

  const owner = await shop.staff()
  const settings = { version: 0, title: '<b>Made in "Lyon"</b>' } as never
  await owner.api(saveExtensionSettings, { params: { name: 'badge' }, body: settings })
  expect(await page(shop, path)).toContain('&lt;b&gt;Made in &quot;Lyon&quot;&lt;/b&gt;')
})

test('a slot that throws, hangs or returns too much is left out, and three errors disable the extension', async () => {
  await using opened = await openWith({ extensions: [badge] })
  const { shop, path } = opened
  const owner = await shop.staff()
  const fails = async (record: typeof next) => {
    next = record
    shop.cache.drop()
    const html = await page(shop, path)
    await shop.services.extensions.settle()
    return html
  }
  for (const record of [
    { title: 'x'.repeat(121) },
    { links: [{ text: 'Run', to: 'javascript:alert(1)' }] },
    { image: { src: 'https://other.example/pixel.gif', alt: '' } },
    { lines: Array.from({ length: 10 }, () => '€'.repeat(300)) },
    () => Promise.reject(new Error('The stars are gone.')),
    () => new Promise<SlotRecord>(() => {}),
  ]) {
    const html = await fails(record)
    expect(html).toContain('Made nearby')
    expect(html).not.toContain('javascript:alert')
    shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
  }
  const { extensions } = await owner.api(listExtensions, {})
  expect(extensions[0]?.state).toBe('enabled')
  const messages = extensions[0]?.errors.map(({ message }) => message.split('\n')[0]) ?? []
  expect(messages.slice(0, 3)).toEqual([
    'It took longer than 30 ms.',
    'The stars are gone.',
    'The record exceeds 8 kB.',
  ])
  for (let error = 0; error < 3; error += 1) await fails(() => Promise.reject(new Error('gone')))
  expect(await page(shop, path)).not.toContain('Made nearby')
  expect(await page(shop, '/')).not.toContain('Potters of Lyon')
})

test('the component of slots is not loaded by pages without slots', async () => {
  await using opened = await openWith({})
  const html = await page(opened.shop, opened.path)
  const files = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files)
    expect(await readFile(`build/client${file}`, 'utf8')).not.toContain('max-h-40 max-w-full rounded-card')
})

test('slots of the cart, the order and the account are filled for their customer only', async () => {
  const inputs: object[] = []
  const fill = (input: object) => {
    inputs.push(input)
    return { title: 'For you' }
  }
  const points = defineExtension({
    ...{ name: 'points', version: '1.0.0', for: '*' },
    slots: { account: fill, order: fill, 'cart.totals': fill },
  })
  await using shop = await openShop({ extensions: [points] })
  const { staff, mia, id } = await anOrder(shop)
  const other = await shop.customer('Eve')
  const get = (person: Person, slot: OwnSlot, order?: number) =>
    person.api(getOwnSlot, { params: { slot }, query: order === undefined ? {} : { order } })
  const contents = [{ title: 'For you', lines: [], links: [] }]
  expect(await get(mia, 'account')).toEqual({ contents })
  expect(await get(mia, 'order', id)).toEqual({ contents })
  await expect(get(other, 'order', id)).rejects.toThrow('404')
  expect(await get(mia, 'cart.totals')).toEqual({ contents })
  expect(inputs).toEqual([{ customer: mia.id }, { customer: mia.id, order: id }, { customer: mia.id, lines: [] }])
  expect((await shop.visitor.api(getMenus, {})).slots).toEqual(['cart.totals', 'order', 'account'])
  await staff.api(switchExtension, { params: { name: 'points' }, body: { is_enabled: false } })
  expect(await get(mia, 'account')).toEqual({ contents: [] })
  expect(await shop.visitor.api(getMenus, {})).not.toHaveProperty('slots')
})

test('slots of the admin are filled for the role of their page', async () => {
  const fill = (input: object) => ({ title: JSON.stringify(input) })
  const points = defineExtension({
    ...{ name: 'points', version: '1.0.0', for: '*' },
    slots: { 'admin.dashboard': fill, 'admin.order': fill, 'admin.product': fill },
  })
  await using shop = await openShop({ extensions: [points] })
  const [owner, orders, catalogue] = [await shop.staff(), await shop.staff('orders'), await shop.staff('catalogue')]
  const titles = async (person: Person, slot: StaffSlotName, id?: number) => {
    const { contents } = await person.api(getStaffSlot, { params: { slot }, query: id === undefined ? {} : { id } })
    return contents.map(({ title }) => title)
  }
  expect(await titles(catalogue, 'admin.dashboard')).toEqual(['{"role":"catalogue"}'])
  expect(await titles(orders, 'admin.order', 7)).toEqual(['{"order":7}'])
  expect(await titles(owner, 'admin.product', 8)).toEqual(['{"product":8}'])
  expect(await titles(owner, 'admin.customer', 9)).toEqual([])
  await expect(titles(catalogue, 'admin.order', 7)).rejects.toThrow('403')
  await expect(titles(orders, 'admin.product', 8)).rejects.toThrow('403')
  await expect(titles(await shop.customer('Mia'), 'admin.dashboard')).rejects.toThrow('403')
  expect((await orders.api(getWaiting, {})).extension_slots).toEqual(['admin.dashboard', 'admin.order'])
  await owner.api(switchExtension, { params: { name: 'points' }, body: { is_enabled: false } })
  expect((await orders.api(getWaiting, {})).extension_slots).toBeUndefined()
})
