import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { exportCustomers } from '../csv/customers-csv.contract.ts'
import { type CustomerSort, listCustomers, readCustomer } from '../customers.contract.ts'
import { refreshAllCustomerFigures } from '../figures/customer-figures-store.server.ts'
import { customerTags, tagCustomers } from '../tags/tags.contract.ts'

type Query = Parameters<typeof namesOf>[1]
const namesOf = async (
  staff: Person,
  query: {
    sort?: CustomerSort
    descending?: 'true' | 'false'
    tag?: string
    country?: 'FR' | 'DE'
    consent?: 'none'
    spent_from?: string
    ordered?: 'true' | 'false'
    search?: string
    page?: string
    page_size?: string
  },
) => (await staff.api(listCustomers, { query })).results.map(({ name }) => name.split(' ')[0])

/** Adds Anna (2 orders, €50 paid, DE), Ben (1 order, €80 paid, FR), Cleo (3 unpaid orders, FR) and Dan (none). */
async function fourCustomers(shop: TestShop) {
  const people = new Map<string, number>()
  for (const first of ['Ben', 'Anna', 'Dan', 'Cleo'])
    people.set(first, (await addPerson(shop.db, { first, last: 'Petit', email: `${first}@example.com` })).id)
  const order = async (first: string, cents: number, day: number, country: 'FR' | 'DE', isPaid: boolean) => {
    const { id } = await shop.db
      .insertInto('orders')
      .values({
        ...{ user_id: people.get(first) ?? 0, status: 'delivered', total_cents: cents },
        ...{ payment_state: isPaid ? 'paid' : 'open', created_at: new Date(2026, 0, day) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { company: '', street: '1 rue', second_line: '', postcode: '69002', town: 'Lyon', phone: '' }
    await shop.db
      .insertInto('order_addresses')
      .values({ order_id: id, purpose: 'delivery', name: first, country, ...line })
      .execute()
  }
  await order('Anna', 20_00, 1, 'FR', true)
  await order('Anna', 30_00, 9, 'DE', true)
  await order('Ben', 80_00, 5, 'FR', true)
  for (const day of [2, 3, 4]) await order('Cleo', 90_00, day, 'FR', false)
  return people
}

test('sorts by each column in both orders, and combines all filters with pages from either end', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const people = await fourCustomers(shop)
  const customers = { ordered: 'true' } as const
  expect(await namesOf(staff, { sort: 'name' })).toEqual(['Anna', 'Ben', 'Cleo', 'Dan', 'Staff'])
  expect(await namesOf(staff, { sort: 'spent', ...customers })).toEqual(['Ben', 'Anna', 'Cleo'])
  expect(await namesOf(staff, { sort: 'orders', ...customers })).toEqual(['Cleo', 'Anna', 'Ben'])
  expect(await namesOf(staff, { sort: 'last_order', ...customers })).toEqual(['Anna', 'Ben', 'Cleo'])
  // Customers without orders are last.
  expect((await namesOf(staff, { sort: 'last_order' })).slice(0, 3)).toEqual(['Anna', 'Ben', 'Cleo'])
  for (const sort of ['newest', 'name', 'last_order', 'orders', 'spent'] as const) {
    const all = await namesOf(staff, { sort, descending: 'true' })
    expect(await namesOf(staff, { sort, descending: 'false' })).toEqual(all.toReversed())
    const pages = ['1', '2', '3'].map((page) => namesOf(staff, { sort, descending: 'true', page, page_size: '2' }))
    expect((await Promise.all(pages)).flat()).toEqual(all)
  }

  const found = async (query: Query) => (await namesOf(staff, query)).sort()
  expect(await found({ country: 'FR' })).toEqual(['Ben', 'Cleo'])
  expect(await found({ country: 'DE' })).toEqual(['Anna'])
  expect(await found({ spent_from: '50' })).toEqual(['Anna', 'Ben'])
  expect(await found({ spent_from: '50.01' })).toEqual(['Ben'])
  expect(await found({ consent: 'none', search: 'petit' })).toEqual(['Anna', 'Ben', 'Cleo', 'Dan'])
  const tagged = [people.get('Ben') ?? 0, people.get('Dan') ?? 0]
  await staff.api(tagCustomers, { body: { customers: tagged, add: ['Wholesale'] } })
  const { id } = await shop.db.selectFrom('customer_tags').select('id').executeTakeFirstOrThrow()
  const tag = String(id)
  expect(await found({ tag })).toEqual(['Ben', 'Dan'])
  expect(await found({ tag, country: 'FR', spent_from: '1', search: 'ben' })).toEqual(['Ben'])
  const answer = await staff.api(listCustomers, { query: { tag, ordered: 'false' } })
  expect(answer).toMatchObject({ count: 1, counts: { all: 2, ordered: 1, never: 1 } })
  expect(answer.results[0]).toMatchObject({ tags: ['Wholesale'], marketing_consent: 'none' })
  await expect(namesOf(staff, { spent_from: '-1' })).rejects.toThrow('400')
})

test('the list shows each change of orders, payments, refunds and names, and survives the deletion of an account', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const people = await fourCustomers(shop)
  const one = async (search: string) => (await staff.api(listCustomers, { query: { search } })).results[0]
  expect(await one('anna')).toMatchObject({ orders: 2, spent: '50.00' })
  await shop.db
    .updateTable('orders')
    .set({ user_id: people.get('Dan') ?? 0 })
    .where('total_cents', '=', 30_00)
    .execute()
  expect(await one('anna')).toMatchObject({ orders: 1, spent: '20.00' })
  expect(await one('dan')).toMatchObject({ orders: 1, spent: '30.00' })
  expect((await namesOf(staff, { country: 'DE' })).sort()).toEqual(['Dan'])
  // Without an order, a customer has no country.
  await shop.db.updateTable('orders').set({ user_id: null }).where('total_cents', '=', 30_00).execute()
  expect(await namesOf(staff, { country: 'DE' })).toEqual([])
  expect(await one('dan')).toMatchObject({ orders: 0, spent: '0.00' })
  await shop.db
    .updateTable('orders')
    .set({ user_id: people.get('Dan') ?? 0 })
    .where('total_cents', '=', 30_00)
    .execute()
  const ben = people.get('Ben') ?? 0
  await shop.db.updateTable('users').set({ first_name: 'Zoë' }).where('id', '=', ben).execute()
  expect((await namesOf(staff, { sort: 'name' })).at(-1)).toBe('Zoë')
  await shop.db
    .deleteFrom('users')
    .where('id', '=', people.get('Cleo') ?? 0)
    .execute()
  expect((await namesOf(staff, { search: 'petit' })).sort()).toEqual(['Anna', 'Dan', 'Zoë'])
})

test('recounts more customers than one recount has after a tag is deleted, and one customer at once', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await sql`
    insert into users (email, first_name, last_name)
    select 'many' || n || '@example.com', 'Many ' || n, 'Petit' from generate_series(1, 2500) as n`.execute(shop.db)
  await sql`insert into customer_tags (name) values ('Wholesale')`.execute(shop.db)
  await sql`insert into tagged_customers select users.id, customer_tags.id from users, customer_tags`.execute(shop.db)
  const { id, version } = await shop.db.selectFrom('customer_tags').selectAll().executeTakeFirstOrThrow()
  await refreshAllCustomerFigures(shop.db)
  const tagged = async () =>
    (
      await sql<{ count: number }>`select count(*)::integer as count from customer_figures where tags <> '{}'`.execute(
        shop.db,
      )
    ).rows[0]?.count
  expect(await tagged()).toBe(2501)
  // A change of one customer is counted before the list is read.
  const one = await shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'many7@example.com')
    .executeTakeFirstOrThrow()
  await sql`delete from tagged_customers where user_id = ${one.id}`.execute(shop.db)
  expect(await staff.api(readCustomer, { params: { id: String(one.id) } })).toMatchObject({ tags: [] })
  expect(await tagged()).toBe(2500)
  await staff.api(customerTags.remove, { params: { id: String(id) }, query: { version } })
  shop.jobs.wake()
  await expect.poll(tagged).toBe(0)
})

test('the file has the filtered customers with safe cells, only for owners, and is recorded without the searched words', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const people = await fourCustomers(shop)
  const anna = people.get('Anna') ?? 0
  await shop.db.updateTable('users').set({ last_name: '=cmd()' }).where('id', '=', anna).execute()
  await staff.api(tagCustomers, { body: { customers: [anna], add: ['@VIP', 'Market|Lyon'] } })
  const read = async (who: Person, search: string) => {
    const query = new URLSearchParams({ search })
    const headers = { authorization: `Token ${who.token}` }
    return shop.app.inject({ method: 'GET', url: `${exportCustomers.url}?${query}`, headers })
  }
  const file = await read(staff, 'anna@example.com')
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/)
  const [header, row, ...rest] = file.body.replace('\uFEFF', '').split('\r\n')
  expect(header).toMatch(/^customer,first_name,last_name,email,.*,consent_text_version$/)
  expect(row).toContain(`${anna},Anna,'=cmd(),Anna@example.com,`)
  expect(row).toMatch(/,2,50\.00,.*,DE,'@VIP\|Market\\\|Lyon,none,,,$/)
  expect(rest).toEqual([''])
  const { results } = await staff.api(auditLog, { query: { customer_list: 1 } })
  expect(results).toMatchObject([{ field: 'export', new: '1 (search)', subject_address: '/admin/customers' }])
  const packer = shop.as((await addPerson(shop.db, { first: 'Paul', isStaff: true, role: 'orders' })).token)
  expect((await read(packer, '')).statusCode).toBe(403)
})
