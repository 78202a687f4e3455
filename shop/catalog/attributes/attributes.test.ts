import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RequestOf } from '../../../lib/endpoint.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { addProductsToCollection } from '../collections/editing/edit-collections.contract.ts'
import { listFilters } from '../listing/attributes/list-filters.contract.ts'
import { getProductBySlug, listProducts } from '../products/read/catalogue.contract.ts'
import { search } from '../search/search.contract.ts'
import { listAttributeNames, updateAttributeFilter } from './attributes.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

type Query = RequestOf<typeof listFilters>['query']

async function addWithAttributes(shop: TestShop, slug: string, facts: string, rest: object = {}): Promise<number> {
  const { id } = await addProduct(shop.db, { slug, title: `${slug} thing`, ...rest })
  await shop.db.updateTable('products').set({ facts }).where('id', '=', id).execute()
  return id
}

const filters = async ({ visitor }: Pick<TestShop, 'visitor'>, query: Query = {}) => {
  const { facts } = await visitor.api(listFilters, { query })
  return Object.fromEntries(
    facts.map(({ name, values }) => [name, Object.fromEntries(values.map(({ value, count }) => [value, count]))]),
  )
}
const listed = async ({ visitor }: Pick<TestShop, 'visitor'>, query: Query = {}) =>
  (await visitor.api(listProducts, { query })).results.map(({ slug }) => slug).toSorted()

async function setUpAttributes(at: TestShop = shop, by: Person = staff) {
  await addWithAttributes(at, 'stool', 'Material: Oak\nMade in: France')
  await addWithAttributes(at, 'bench', 'Material: oak\nMade in: Spain', { priceCents: 90_00 })
  await addWithAttributes(at, 'mug', 'Made in: France\nMaterial: Stoneware\nCare: Dishwasher')
  await addWithAttributes(at, 'lamp', '')
  for (const name of ['material', 'Made In']) await by.api(updateAttributeFilter, { body: { name, can_filter: true } })
  at.cache.drop()
}

test('shows attributes as written and filters lists by them', async () => {
  await setUpAttributes()
  const mug = await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })
  expect(mug.facts).toBe('Made in: France\nMaterial: Stoneware\nCare: Dishwasher')
  expect(await listed(shop, { fact: 'material:OAK' })).toEqual(['bench', 'stool'])
  expect(await listed(shop, { fact: ['Material:Oak', 'Material:Stoneware'] })).toEqual(['bench', 'mug', 'stool'])
  expect(await listed(shop, { fact: ['Material:Oak', 'Made in:France'] })).toEqual(['stool'])
  expect(await listed(shop, { fact: 'Material:Oak', price_range: '80,100' })).toEqual(['bench'])
  expect(await listed(shop, { fact: 'Weight:Heavy' })).toEqual([])
  const found = await shop.visitor.api(search, {
    params: { search_query: 'thing' },
    query: { fact: 'Care:Dishwasher' },
  })
  expect(found.results.map(({ slug }) => slug)).toEqual(['mug'])
  await expect(listed(shop, { fact: 'Oak' })).rejects.toThrow('Enter a name and a value')
})

test('counts the products of each attribute value under the current filters and after every change', async () => {
  await setUpAttributes()
  expect(await filters(shop)).toEqual({ Material: { Oak: 2, Stoneware: 1 }, 'Made in': { France: 2, Spain: 1 } })
  expect(await filters(shop, { fact: 'Material:Oak' })).toEqual({
    Material: { Oak: 2, Stoneware: 1 },
    'Made in': { France: 1, Spain: 1 },
  })
  expect(await filters(shop, { price_range: '80,100' })).toEqual({ Material: { Oak: 1 }, 'Made in': { Spain: 1 } })
  expect(await filters(shop, { q: 'stool' })).toEqual({ Material: { Oak: 1 }, 'Made in': { France: 1 } })
  await createdCollection(staff, { slug: 'table' })
  const { id } = await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })
  await staff.api(addProductsToCollection, { params: { slug: 'table' }, body: { products: [id] } })
  expect(await filters(shop, { collection: 'table' })).toEqual({ Material: { Stoneware: 1 }, 'Made in': { France: 1 } })
  await expect(filters(shop, { collection: 'nothing' })).rejects.toThrow('404')

  await staff.api(updateAttributeFilter, { body: { name: 'MADE IN', can_filter: false } })
  expect(Object.keys(await filters(shop))).toEqual(['Material'])
  await shop.db.updateTable('products').set({ facts: 'Material: Ash' }).where('slug', '=', 'lamp').execute()
  await shop.db.updateTable('products').set({ state: 'hidden' }).where('slug', '=', 'mug').execute()
  shop.cache.drop()
  expect(await filters(shop)).toEqual({ Material: { Oak: 2, Ash: 1 } })
})

test('lets staff choose which attributes are filterable', async () => {
  await setUpAttributes()
  const names = async () => (await staff.api(listAttributeNames, {})).names
  expect(await names()).toEqual([
    { name: expect.stringMatching(/made in/i), products: 3, can_filter: true },
    { name: expect.stringMatching(/material/i), products: 3, can_filter: true },
    { name: 'Care', products: 1, can_filter: false },
  ])
  await Promise.all([1, 2, 3].map(() => staff.api(updateAttributeFilter, { body: { name: 'Care', can_filter: true } })))
  expect((await names()).every(({ can_filter }) => can_filter)).toBe(true)
})

test('records each change of filterable attributes once, or changes nothing', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  await setUpAttributes(shop, staff)
  const tick = (name: string, can_filter: boolean) => staff.api(updateAttributeFilter, { body: { name, can_filter } })
  await Promise.all([1, 2, 3].map(() => tick('Care', true)))
  await tick('care', true)
  await Promise.all([1, 2].map(() => tick('Care', false)))
  const { results } = await staff.api(auditLog, { query: { facts: 1, page_size: '2' } })
  expect(results).toMatchObject([
    { kind: 'facts', subject: 1, field: 'filters', old: 'Care', new: null, by: 'Staff Test', by_id: staff.id },
    { kind: 'facts', subject: 1, field: 'filters', old: null, new: 'Care' },
  ])
  expect((await staff.api(auditLog, { query: {} })).count).toBe(4)

  await sql`alter table audit_entries add constraint nothing_more check (new_value <> 'Colour')`.execute(shop.db)
  await expect(tick('Colour', true)).rejects.toThrow('500')
  expect(await shop.db.selectFrom('filterable_facts').select('name_key').orderBy('name_key').execute()).toEqual([
    { name_key: 'made in' },
    { name_key: 'material' },
  ])
})

test('filters collections by attributes', async () => {
  await setUpAttributes()
  await createdCollection(staff, { slug: 'oak', rule: 'fact=Material:Oak&fact=Made in:Spain' })
  expect(await listed(shop, { collection: 'oak' })).toEqual(['bench'])
})

test('the count of an attribute value equals the filtered list under any filters', { tags: ['deep'] }, async () => {
  const NAMES = ['A', 'B', 'C']
  const VALUES = ['x', 'y', 'z']
  for (const name of NAMES) await staff.api(updateAttributeFilter, { body: { name, can_filter: true } })
  const facts = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES)), { maxLength: 4 })
  for (const [place, one] of fc.sample(facts, { numRuns: 30, seed: 4 }).entries()) {
    // Gaps between the ids, so that the bit strings have many words; above the ids of the other tests.
    await sql`select setval(pg_get_serial_sequence('products', 'id'), ${1_000 + place * 37})`.execute(shop.db)
    await addWithAttributes(shop, `p${place}`, one.map(([name, value]) => `${name}: ${value}`).join('\n'), {
      priceCents: 100 * (1 + (place % 4)),
      variants: [{ name: 'One', stock: place % 3 }],
    })
  }
  shop.cache.drop()
  await fc.assert(
    fc.asyncProperty(facts, fc.boolean(), fc.boolean(), async (chosen, isCheap, isInStock) => {
      const fact = [...new Set(chosen.map(([name, value]) => `${name}:${value}`))]
      const narrowed = { ...(isCheap && { price_range: '0,2' }), ...(isInStock && { in_stock: 'true' as const }) }
      const counted = await filters(shop, { ...narrowed, fact })
      for (const name of NAMES)
        for (const value of VALUES) {
          const others = fact.filter((one) => !one.startsWith(`${name}:`))
          const then = await listed(shop, { ...narrowed, fact: [...others, `${name}:${value}`] })
          expect([name, value, counted[name]?.[value] ?? 0]).toEqual([name, value, then.length])
        }
    }),
    { numRuns: 12 },
  )
})
