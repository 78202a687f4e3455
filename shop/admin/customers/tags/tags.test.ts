import { afterAll, expect, test } from 'vitest'
import { addPerson } from '../../../../tests/fixtures/people.ts'
import { openShop, type Person } from '../../../../tests/processes/open-shop.ts'
import { myData } from '../../../core/accounts/account.contract.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { eraseCustomer, listCustomers, readCustomer } from '../customers.contract.ts'
import { customerTags, mergeTag, tagCustomers } from './tags.contract.ts'

const tagsOf = async (staff: Person, id: number) => (await staff.api(readCustomer, { params: { id: String(id) } })).tags
const tagsOfShop = async (staff: Person) => (await staff.api(customerTags.list, {})).tags
const tagNamed = async (staff: Person, name: string) => {
  const tag = (await tagsOfShop(staff)).find((one) => one.name === name)
  if (!tag) throw new Error(`There is no tag ${name}.`)
  return { ...tag, params: { id: String(tag.id) } }
}

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())

/** Removes the tags and customers of earlier tests, and adds two customers. */
async function people() {
  await shop.db.deleteFrom('customer_tags').execute()
  await shop.db.deleteFrom('users').where('staff_role', 'is', null).execute()
  const staff = await shop.staff()
  const [mia, tom] = [await shop.customer('Mia'), await shop.customer('Tom')]
  return { staff, mia, tom, both: [mia.id, tom.id] }
}

test('names are trimmed and unique regardless of case, at most 40 characters and 20 tags per customer', async () => {
  const { staff, mia, tom, both } = await people()
  const add = (customers: number[], ...names: string[]) => staff.api(tagCustomers, { body: { customers, add: names } })
  expect(await add(both, '  Market   Lyon ')).toEqual({ changed: both, refused: [] })
  expect(await add([mia.id], 'market lyon', 'Ärzte')).toEqual({ changed: [mia.id], refused: [] })
  expect(await tagsOf(staff, mia.id)).toEqual(['Ärzte', 'Market Lyon'])
  expect(await tagsOfShop(staff)).toMatchObject([
    { name: 'Ärzte', customers: 1 },
    { name: 'Market Lyon', customers: 2 },
  ])
  await expect(add([mia.id], 'x'.repeat(41))).rejects.toThrow('400')
  await expect(add([mia.id], ' ')).rejects.toThrow('400')
  await expect(add([999_999], 'Anybody')).rejects.toThrow('404')
  const many = Array.from({ length: 18 }, (_, n) => `Tag ${n}`)
  await add([mia.id], ...many)
  // Tom still has room: the other customers of a bulk change are changed.
  expect(await add(both, 'One more')).toEqual({
    changed: [tom.id],
    refused: [{ id: mia.id, reason: 'A customer can have at most 20 tags.' }],
  })
  await expect(staff.api(customerTags.add, { body: { name: 'MARKET LYON' } })).rejects.toThrow(
    'Another tag has this name',
  )
})

test('two staff members who tag at once both succeed, also with the same new tag and in the other order', async () => {
  const { staff, mia, tom, both } = await people()
  const bo = shop.as((await addPerson(shop.db, { first: 'Bo', isStaff: true })).token)
  const rounds = Array.from({ length: 8 }, (_, n) => n)
  await Promise.all(
    rounds.flatMap((n) => [
      staff.api(tagCustomers, { body: { customers: both, add: [`a${n}`, `b${n}`] } }),
      bo.api(tagCustomers, { body: { customers: both.toReversed(), add: [`B${n}`, `A${n}`] } }),
    ]),
  )
  for (const { id } of [mia, tom]) {
    const tags = await tagsOf(staff, id)
    expect(tags.map((tag) => tag.toLowerCase()).sort()).toEqual(rounds.flatMap((n) => [`a${n}`, `b${n}`]).sort())
  }
  expect(await tagsOfShop(staff)).toHaveLength(16)
  // Of two concurrent deletions of a tag one wins, while a third staff member tags with it.
  const { params, version } = await tagNamed(staff, (await tagsOf(staff, mia.id))[0] ?? '')
  const outcomes = await Promise.allSettled([
    staff.api(customerTags.remove, { params, query: { version } }),
    bo.api(customerTags.remove, { params, query: { version } }),
    staff.api(tagCustomers, { body: { customers: both, add: ['a0'] } }),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('a tag is renamed, merged and deleted for all customers, with audit entries that show names', async () => {
  const { staff, mia, tom, both } = await people()
  await staff.api(tagCustomers, { body: { customers: both, add: ['Wholesale'] } })
  await staff.api(tagCustomers, { body: { customers: [mia.id], add: ['B2B'] } })
  const wholesale = await tagNamed(staff, 'Wholesale')
  const { params, version } = wholesale
  await expect(staff.api(customerTags.change, { params, body: { name: 'b2b', version } })).rejects.toThrow(
    'Merge this tag',
  )
  await staff.api(customerTags.change, { params, body: { name: 'Trade', version } })
  await expect(staff.api(customerTags.change, { params, body: { name: 'Other', version } })).rejects.toThrow('409')
  expect(await tagsOf(staff, tom.id)).toEqual(['Trade'])

  const b2b = await tagNamed(staff, 'B2B')
  await expect(staff.api(mergeTag, { params, body: { into: wholesale.id, version: version + 1 } })).rejects.toThrow(
    'Choose another tag',
  )
  await expect(staff.api(mergeTag, { params, body: { into: b2b.id, version } })).rejects.toThrow('409')
  expect(await staff.api(mergeTag, { params, body: { into: b2b.id, version: version + 1 } })).toMatchObject({
    ...{ id: b2b.id, customers: 2 },
  })
  for (const { id } of [mia, tom]) expect(await tagsOf(staff, id)).toEqual(['B2B'])
  await staff.api(tagCustomers, { body: { customers: [mia.id], remove: ['b2b', 'unknown'] } })
  await staff.api(customerTags.remove, { params: b2b.params, query: { version: b2b.version } })
  expect(await tagsOf(staff, tom.id)).toEqual([])
  expect(await tagsOfShop(staff)).toEqual([])

  const log = async (query: Record<string, number>) => (await staff.api(auditLog, { query })).results
  expect((await log({ customer_tag: wholesale.id })).map((one) => [one.field, one.old, one.new])).toEqual([
    ['merged', null, 'B2B'],
    ['name', 'Trade', null],
    ['name', 'Wholesale', 'Trade'],
  ])
  expect((await log({ customer: mia.id })).map((one) => [one.field, one.old, one.new])).toEqual([
    ['tags', 'B2B', null],
    ['tags', 'Trade', 'Trade; B2B'],
    ['tags', null, 'Trade'],
  ])
})

test('tags are part of the customer’s own export, and are deleted with the account', async () => {
  const { staff, mia } = await people()
  await staff.api(tagCustomers, { body: { customers: [mia.id], add: ['Pays late'] } })
  expect(await mia.api(myData, {})).toMatchObject({ tags_of_staff: ['Pays late'] })
  await staff.api(eraseCustomer, { params: { id: String(mia.id) }, body: { email: 'mia@example.com' } })
  expect(await shop.db.selectFrom('tagged_customers').selectAll().execute()).toEqual([])
  // The log of the customer had only the id of the tag.
  const entries = await shop.db.selectFrom('audit_entries').select('new_value').where('kind', '=', 'customer').execute()
  expect(JSON.stringify(entries)).not.toContain('Pays late')
  const { results } = await staff.api(listCustomers, { query: {} })
  expect(results.map(({ name }) => name)).not.toContain('Mia Test')
})
