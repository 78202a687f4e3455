import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addOrder } from '../../../tests/fixtures/orders.ts'
import { addPerson } from '../../../tests/fixtures/people.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { addSellable, checkOutCart, openSellingShop, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import { openShop, type Person } from '../../../tests/processes/open-shop.ts'
import { sendMessage } from '../../content/messages/contact.contract.ts'
import { myData } from '../../core/accounts/account.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { placeManualOrder, quoteManualOrder } from '../../sales/orders/manual/manual-orders.contract.ts'
import { recordPayment, refundOrder } from '../../sales/orders/staff/staff-orders.contract.ts'
import { exportCustomer, listCustomers, readCustomer } from './customers.contract.ts'
import { saveCustomerNote } from './note/note.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

const DAY = 86_400_000

type Query = Parameters<typeof ask>[1]
const ask = (
  staff: Person,
  query: { search?: string; ordered?: 'true' | 'false'; page?: string; page_size?: string },
) => staff.api(listCustomers, { query })
const namesOf = async (staff: Person, query: Query) =>
  (await ask(staff, query)).results.map(({ name }) => name.split(' ')[0])

test('finds customers by part of name or address, the latest sign-up first, with a constant number of statements', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const signedUp = ['Zoë', 'Ben', 'Mia', 'Mirabelle', 'Tom']
  for (const [place, first] of signedUp.entries()) {
    const { id } = await addPerson(shop.db, { first, last: 'Möller', email: `person-${place}@example.com` })
    const created_at = new Date(shop.clock.now.getTime() + (place + 1) * DAY)
    await shop.db.updateTable('users').set({ created_at }).where('id', '=', id).execute()
  }
  const mug = await addProduct(shop.db)
  const order = { productId: mug.id, variantIds: mug.variantIds }
  const { results } = await ask(staff, { search: 'mia' })
  await addOrder(shop.db, { ...order, userId: results[0]?.id ?? 0 })

  expect(await namesOf(staff, {})).toEqual(['Tom', 'Mirabelle', 'Mia', 'Ben', 'Zoë', 'Staff'])
  expect(await namesOf(staff, { search: 'rabel' })).toEqual(['Mirabelle'])
  expect(await namesOf(staff, { search: 'MÖLLER' })).toEqual(['Tom', 'Mirabelle', 'Mia', 'Ben', 'Zoë'])
  expect(await namesOf(staff, { search: 'Mia Möll' })).toEqual(['Mia'])
  expect(await namesOf(staff, { search: 'person-3@' })).toEqual(['Mirabelle'])
  // Short queries match only beginnings: nearly every name and address contains any two letters.
  expect(await namesOf(staff, { search: 'mi' })).toEqual(['Mirabelle', 'Mia'])
  expect(await namesOf(staff, { search: 'z' })).toEqual(['Zoë'])
  expect(await namesOf(staff, { search: 'mö', ordered: 'true' })).toEqual(['Mia'])
  // Both wildcards of `like` are escaped.
  expect(await namesOf(staff, { search: '%' })).toEqual([])
  expect(await namesOf(staff, { search: 'person_3' })).toEqual([])

  expect(await namesOf(staff, { ordered: 'true' })).toEqual(['Mia'])
  expect(await namesOf(staff, { ordered: 'false' })).toEqual(['Tom', 'Mirabelle', 'Ben', 'Zoë', 'Staff'])
  expect(await ask(staff, { search: 'mi', ordered: 'false' })).toMatchObject({
    count: 1,
    counts: { all: 2, ordered: 1, never: 1 },
    are_more: false,
  })
  // Pages from either end contain each customer once.
  for (const ordered of [undefined, 'false'] as const) {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => namesOf(staff, { page, page_size: '2', ...(ordered && { ordered }) })),
    )
    expect(pages.flat()).toEqual(await namesOf(staff, ordered ? { ordered } : {}))
  }
  await expect(ask(staff, { page: '7' })).rejects.toThrow('404 Invalid page.')

  const statements = async (page_size: string) => {
    const before = shop.queries()
    await ask(staff, { page_size })
    return shop.queries() - before
  }
  expect(await statements('6')).toBe(await statements('1'))
})

test('the amount spent is payments minus refunds, without test orders', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  const mia = await shop.customer('Mia')
  const mug = await addSellable(shop, { priceCents: 12_50 })
  const one = async () => (await ask(staff, { search: 'mia' })).results[0]
  const cents = (price = '') => Math.round(Number(price) * 100)
  const bought: Awaited<ReturnType<typeof checkOutCart>>[] = []
  let paid = 0
  for (const pieces of [1, 2, 3]) {
    await putInCart(mia, mug, pieces)
    const placed = await checkOutCart(mia)
    const { id, price, time_created } = placed
    bought.push(placed)
    expect(await one()).toMatchObject({ orders: pieces, last_ordered: time_created })
    expect(cents((await one())?.spent)).toBe(paid)
    if (pieces === 3) break
    await staff.api(recordPayment, { params: { id: String(id) }, body: { amount: price, received_on: '2026-11-23' } })
    paid += cents(price)
  }
  await staff.api(refundOrder, {
    params: { id: String(bought[1]?.id) },
    body: { key: crypto.randomUUID(), lines: [], amount: '5.00', because: 'goodwill', note: '' },
  })
  expect(cents((await one())?.spent)).toBe(paid - 500)
  // Test orders move no money.
  await shop.db.updateTable('orders').set({ is_test: true }).where('id', '=', Number(bought[0]?.id)).execute()
  expect(cents((await one())?.spent)).toBe(cents(bought[1]?.price) - 500)
  // A failed refund leaves the money with the shop.
  await shop.db.updateTable('refunds').set({ state: 'failed' }).execute()
  expect(cents((await one())?.spent)).toBe(cents(bought[1]?.price))
})

test('manual orders count for a customer only with the e-mail address of an account', async () => {
  await using selling = await openSellingShop()
  const { shop, staff } = selling
  await shop.customer('Mia')
  const { id: product, variantIds } = await addSellable(shop)
  const lines = [{ product, variant: variantIds[0] ?? 0, quantity: 1 }]
  const place = async (name: string, email: string) => {
    const { total, method } = await staff.api(quoteManualOrder, { body: { lines } })
    const delivery = { name, company: '', street: '1 rue', second_line: '', postcode: '69002', town: 'Lyon' }
    await staff.api(placeManualOrder, {
      body: {
        ...{ key: crypto.randomUUID(), lines, total, method: method ?? 0, name, email },
        ...{ delivery: { ...delivery, country: 'FR', phone: '' }, payment: 'received', received_on: '2026-11-23' },
      },
    })
  }
  await place('Olga at the market', '')
  expect(await ask(staff, { search: 'olga' })).toMatchObject({ count: 0 })
  expect(await ask(staff, { ordered: 'true' })).toMatchObject({ count: 0 })
  await place('Mia', 'mia@example.com')
  expect(await ask(staff, { ordered: 'true' })).toMatchObject({ results: [{ name: 'Mia Test', orders: 1 }] })
})

test('of two concurrent notes one is saved, and the log records the change without its text', async () => {
  const [ada, bo] = [await shop.staff(), shop.as((await addPerson(shop.db, { first: 'Bo', isStaff: true })).token)]
  const mia = await shop.customer('Mia')
  const params = { id: String(mia.id) }
  const write = (who: Person, words: string, version: number) =>
    who.api(saveCustomerNote, { params, body: { words, version } })
  const both = await Promise.allSettled([write(ada, 'Prefers blue.', 0), write(bo, 'Prefers red.', 0)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(String(both.find((one) => one.status === 'rejected')?.reason)).toContain('409 This note was changed')
  const { note } = await ada.api(readCustomer, { params })
  expect(note).toMatchObject({ version: 1, by: note.words === 'Prefers blue.' ? 'Staff Test' : 'Bo Test' })

  await expect(write(ada, 'x'.repeat(2001), 1)).rejects.toThrow('400')
  expect(await write(ada, note.words, 1)).toMatchObject({ version: 1 })
  expect(await write(ada, 'Prefers green.', 1)).toMatchObject({ version: 2, by: 'Staff Test' })
  // The note is part of the customer's export.
  expect(await mia.api(myData, {})).toMatchObject({ note_of_staff: { words: 'Prefers green.' } })
  await write(ada, '', 2)
  expect(await mia.api(myData, {})).toMatchObject({ note_of_staff: null })
  const { results } = await ada.api(auditLog, { query: { customer: mia.id } })
  expect(results.map(({ field, new: now }) => [field, now])).toEqual([
    ['note', null],
    ['note', '14 characters'],
    ['note', `${note.words.length} characters`],
  ])
  // The log stores only the id; the name is looked up for each reader.
  expect(results.map(({ subject_title }) => subject_title)).toEqual(Array(3).fill('Mia Test, mia@example.com'))
  const kept = results.map(({ subject_title, ...entry }) => entry)
  expect(JSON.stringify(kept)).not.toMatch(/Prefers|Mia/)
  await expect(
    ada.api(saveCustomerNote, { params: { id: '999999' }, body: { words: '', version: 0 } }),
  ).rejects.toThrow('404')
})

test('owners export the customer’s own data with a log entry; exports of staff accounts are refused', async () => {
  const [staff, lea] = [await shop.staff(), await shop.customer('Lea')]
  await shop.visitor.api(sendMessage, {
    body: { name: 'Lea', email: 'lea@example.com', title: 'Hello', body: 'Is the mug safe in the oven?' },
  })
  const params = { id: String(lea.id) }
  await staff.api(saveCustomerNote, { params, body: { words: 'Prefers blue.', version: 0 } })
  // Both exports contain the e-mail about the message, so it must be sent before the first one.
  await shop.emails('shop@localhost')
  // Before the staff's export, which adds an activity log entry about the customer.
  const own = await lea.api(myData, {})
  expect(await staff.api(exportCustomer, { params })).toEqual(own)
  expect((await staff.api(auditLog, { query: { customer: lea.id } })).results[0]).toMatchObject({
    ...{ field: 'data', new: 'handed out', by: 'Staff Test' },
  })
  await expect(staff.api(exportCustomer, { params: { id: String(staff.id) } })).rejects.toThrow('403')
  await expect(staff.api(exportCustomer, { params: { id: '999999' } })).rejects.toThrow('404')
})

test('large search results have no count and can be filtered by orders', async () => {
  const [staff, mug] = [await shop.staff(), await addProduct(shop.db)]
  await sql`
    insert into users (email, first_name, last_name) select 'many' || n || '@example.org', 'Many', '' from generate_series(0, 5000) as n`.execute(
    shop.db,
  )
  const { id: userId } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'many7@example.org')
    .executeTakeFirstOrThrow()
  await addOrder(shop.db, { userId, productId: mug.id, variantIds: mug.variantIds })
  const found = await ask(staff, { search: 'many', page: '178' })
  expect(found).toMatchObject({ count: 5000, counts: null, are_more: true })
  expect(found.results).toHaveLength(28)
  expect(await ask(staff, { search: 'many', ordered: 'true' })).toMatchObject({ count: 1, results: [{ id: userId }] })
  const byName = await staff.api(listCustomers, { query: { search: 'many', sort: 'name', page: '2' } })
  expect(byName).toMatchObject({ count: 5000, are_more: true })
  expect(byName.results).toHaveLength(28)
  expect(await ask(staff, { search: 'many77' })).toMatchObject({ count: 11, counts: { all: 11 }, are_more: false })
})
