import { afterAll, expect, test } from 'vitest'
import { DAY } from '../../../server/durations.ts'
import { inLanguage } from '../../../server/language/in-language.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { getDashboard } from '../../admin/dashboard/dashboard.contract.ts'
import { listStaffProducts } from '../../catalog/products/table/products-table.contract.ts'
import { deleteAccount, myData } from '../../core/accounts/account.contract.ts'
import {
  cancelBackInStock,
  cancelOwnBackInStock,
  confirmBackInStock,
  listAwaited,
  requestBackInStock,
} from './back-in-stock.contract.ts'
import { sweepBackInStockRequests } from './back-in-stock-store.server.ts'
import { notifyWaitingCustomers } from './notify-waiting-customers.server.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const LEA = 'lea@example.com'

/** Adds a mug that is out of stock. */
async function soldOut({ db }: TestShop) {
  const { slug, variantIds } = await addProduct(db, { title: 'Mug', variants: [{ name: 'Celadon', stock: 0 }] })
  return { slug, variant: variantIds[0] ?? 0 }
}

const restock = ({ db }: TestShop, variant: number, stock = 3) =>
  db.updateTable('variants').set({ stock }).where('id', '=', variant).execute()

/** The subjects of the e-mails to an address. */
const subjects = async (shop: TestShop, to: string) => (await shop.emails(to)).map(({ subject }) => subject)

async function tokenFor(shop: TestShop, to: string): Promise<string> {
  const email = (await shop.emails(to)).at(-1)
  return /back_in_stock#token=(\S+)/.exec(email?.text ?? '')?.[1] ?? ''
}

test('sends one notification per customer and restock, also with concurrent jobs', async () => {
  const { slug, variant } = await soldOut(shop)
  const mia = await shop.customer('Mia')
  await Promise.all([1, 2, 3].map(() => mia.api(requestBackInStock, { body: { variant } })))
  expect(await mia.api(listAwaited, {})).toEqual([{ variant, title: 'Mug', variant_name: 'Celadon', slug }])
  await notifyWaitingCustomers(shop.services)
  expect(await subjects(shop, 'mia@example.com')).toEqual([])

  await restock(shop, variant)
  await Promise.all([1, 2, 3].map(() => notifyWaitingCustomers(shop.services)))
  const [told, ...others] = await shop.emails('mia@example.com')
  expect([told?.subject, others]).toEqual(['Back in stock: Mug, Celadon', []])
  expect(told?.text).toContain(`https://shop.example/products/${slug}?variant=${variant}`)
  expect(await mia.api(listAwaited, {})).toEqual([])
})

test('shows staff how many customers and confirmed visitors wait for a variant', async () => {
  await using shop = await openShop()
  const { visitor } = shop
  const { variant } = await soldOut(shop)
  const staff = await shop.staff('catalogue')
  const waiting = async () => {
    const [{ results }, { stock }] = await Promise.all([
      staff.api(listStaffProducts, { query: {} }),
      staff.api(getDashboard, {}),
    ])
    return [results[0]?.variants[0]?.waiting, stock?.variants[0]?.waiting]
  }
  for (const name of ['Mia', 'Noe']) await (await shop.customer(name)).api(requestBackInStock, { body: { variant } })
  await visitor.api(requestBackInStock, { body: { variant, email: LEA } })
  expect(await waiting()).toEqual([2, 2])
  await visitor.api(confirmBackInStock, { body: { token: await tokenFor(shop, LEA) } })
  expect(await waiting()).toEqual([3, 3])
  // Few pieces are restocked, so the notification is sent and the stock is low again.
  await restock(shop, variant)
  await notifyWaitingCustomers(shop.services)
  expect(await waiting()).toEqual([0, 0])
})

test('does not notify about cancelled requests, hidden variants or variants that are sold out again', async () => {
  const { variant } = await soldOut(shop)
  const other = await soldOut(shop)
  const tom = await shop.customer('Tom')
  await tom.api(requestBackInStock, { body: { variant } })
  await tom.api(requestBackInStock, { body: { variant: other.variant } })
  await tom.api(cancelOwnBackInStock, { params: { variant: String(variant) } })
  await restock(shop, variant)
  await restock(shop, other.variant)
  await shop.db
    .updateTable('products')
    .set({ state: 'hidden', is_public: false })
    .where('slug', '=', other.slug)
    .execute()
  await notifyWaitingCustomers(shop.services)
  await shop.db
    .updateTable('products')
    .set({ state: 'published', is_public: true })
    .where('slug', '=', other.slug)
    .execute()
  await restock(shop, other.variant, 0)
  await notifyWaitingCustomers(shop.services)
  expect(await subjects(shop, 'tom@example.com')).toEqual([])
  await restock(shop, other.variant, 1)
  await notifyWaitingCustomers(shop.services)
  expect(await subjects(shop, 'tom@example.com')).toHaveLength(1)
})

test('notifies a visitor only after the e-mail address was confirmed by its link', async () => {
  const { slug, variant } = await soldOut(shop)
  const { visitor } = shop
  expect(await visitor.api(requestBackInStock, { body: { variant, email: LEA } })).toEqual({ confirmed: false })
  const first = await tokenFor(shop, LEA)
  await restock(shop, variant)
  await notifyWaitingCustomers(shop.services)
  expect(await subjects(shop, LEA)).toEqual(['Confirm your back-in-stock notification: Mug, Celadon'])

  await restock(shop, variant, 0)
  await visitor.api(requestBackInStock, { body: { variant, email: 'LEA@example.com' } })
  const token = await tokenFor(shop, 'LEA@example.com')
  await expect(visitor.api(confirmBackInStock, { body: { token: first } })).rejects.toThrow('404')
  const wished = { variant, title: 'Mug', variant_name: 'Celadon', slug }
  expect(await visitor.api(confirmBackInStock, { body: { token } })).toEqual(wished)
  expect(await visitor.api(confirmBackInStock, { body: { token } })).toEqual(wished)
  await restock(shop, variant)
  await notifyWaitingCustomers(shop.services)
  expect((await subjects(shop, 'LEA@example.com')).at(-1)).toBe('Back in stock: Mug, Celadon')
  expect(
    await shop.db.selectFrom('back_in_stock_wishes').where('variant_id', '=', variant).selectAll().execute(),
  ).toEqual([])
  await expect(visitor.api(confirmBackInStock, { body: { token } })).rejects.toThrow('404')
})

test('deletes a request by its link, unconfirmed after a day, and after a year', async () => {
  await using shop = await openShop()
  const { variant } = await soldOut(shop)
  const wishes = () => shop.db.selectFrom('back_in_stock_wishes').select('email').orderBy('email').execute()
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com'])
    await shop.visitor.api(requestBackInStock, { body: { variant, email } })
  await shop.visitor.api(cancelBackInStock, { body: { token: await tokenFor(shop, 'a@example.com') } })
  await shop.visitor.api(confirmBackInStock, { body: { token: await tokenFor(shop, 'b@example.com') } })
  const late = await tokenFor(shop, 'c@example.com')

  shop.clock.now = new Date(shop.clock.now.getTime() + DAY)
  await expect(shop.visitor.api(confirmBackInStock, { body: { token: late } })).rejects.toThrow('404')
  await sweepBackInStockRequests(shop.db, shop.clock.now)
  expect(await wishes()).toEqual([{ email: 'b@example.com' }])
  shop.clock.now = new Date(shop.clock.now.getTime() + 365 * DAY)
  await sweepBackInStockRequests(shop.db, shop.clock.now)
  expect(await wishes()).toEqual([])
})

test('sends at most five confirmation e-mails a day to an address', async () => {
  const { variant } = await soldOut(shop)
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      shop.visitor.api(requestBackInStock, { body: { variant, email: 'ida@example.com' } }),
    ),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await subjects(shop, 'ida@example.com')).toHaveLength(5)
})

test('rejects variants that are in stock or not for sale, with an error at the field', async () => {
  const { variant } = await soldOut(shop)
  const { variantIds } = await addProduct(shop.db, { variants: [{ name: 'There', stock: 1 }] })
  const ask = (body: { variant: number; email?: string }) => shop.visitor.api(requestBackInStock, { body })
  await expect(ask({ variant: variantIds[0] ?? 0, email: LEA })).rejects.toThrow('This variant is in stock.')
  await expect(ask({ variant: 999_999, email: LEA })).rejects.toThrow('Variant not found in product')
  await expect(ask({ variant })).rejects.toThrow('"email":["This field is required."]')
  await expect(ask({ variant, email: 'lea' })).rejects.toThrow('Enter a valid email address.')
})

test('includes requests in the personal data and deletes them with the account', async () => {
  const { variant } = await soldOut(shop)
  const eva = await shop.customer('Eva', 'correct horse battery')
  await eva.api(requestBackInStock, { body: { variant } })
  await shop.visitor.api(requestBackInStock, { body: { variant, email: 'eva@example.com' } })
  const { back_in_stock } = (await eva.api(myData, {})) as { back_in_stock: { title: string }[] }
  expect(back_in_stock.map(({ title }) => title)).toEqual(['Mug', 'Mug'])
  await eva.api(deleteAccount, { body: { password: 'correct horse battery' } })
  expect(
    await shop.db.selectFrom('back_in_stock_wishes').where('variant_id', '=', variant).selectAll().execute(),
  ).toEqual([])
})

test('a notification has the language that the account has chosen, or that of the page without an account', async () => {
  await using shop = await openShop({ languages: { first: 'fr', others: ['en'] } })
  const { slug, variant } = await soldOut(shop)
  const mia = await shop.customer('Mia')
  await inLanguage('fr', () => mia.api(requestBackInStock, { body: { variant } }))
  await inLanguage('en', () => shop.visitor.api(requestBackInStock, { body: { variant, email: LEA } }))
  const token = await tokenFor(shop, LEA)
  await inLanguage('fr', () => shop.visitor.api(confirmBackInStock, { body: { token } }))
  await shop.db.updateTable('users').set({ language: 'en' }).where('id', '=', mia.id).execute()
  await restock(shop, variant)
  await notifyWaitingCustomers(shop.services)
  for (const to of ['mia@example.com', LEA]) {
    const sent = (await shop.emails(to)).at(-1)
    expect([to, sent?.subject]).toEqual([to, 'Back in stock: Mug, Celadon'])
    expect(sent?.text).toContain(`https://shop.example/en/products/${slug}?variant=${variant}`)
  }
})
