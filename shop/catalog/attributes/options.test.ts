import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { RequestOf } from '../../../lib/endpoint.ts'
import { createdCollection } from '../../../tests/fixtures/collections.ts'
import { addWithOptions } from '../../../tests/fixtures/products.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { addProductsToCollection } from '../collections/editing/edit-collections.contract.ts'
import { listFilters } from '../listing/attributes/list-filters.contract.ts'
import { listProducts } from '../products/read/catalogue.contract.ts'
import { search } from '../search/search.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

type Query = RequestOf<typeof listFilters>['query']

/** Returns the number of products in a filtered list. */
async function sizeOf({ visitor }: TestShop, { q, ...query }: Query): Promise<number> {
  const list =
    q === undefined
      ? await visitor.api(listProducts, { query })
      : await visitor.api(search, { params: { search_query: q }, query })
  return list.count
}

async function offered({ visitor }: TestShop, query: Query = {}) {
  const { count, options } = await visitor.api(listFilters, { query })
  const byName = options.map(({ name, values }) => [
    name,
    Object.fromEntries(values.map(({ value, count }) => [value, count])),
  ])
  return { count, options: Object.fromEntries(byName) as Record<string, Record<string, number>> }
}

async function openWithOptions() {
  const shop = await openShop()
  await addWithOptions(shop.db, ['Size', 'Colour'], {
    slug: 'shirt',
    variants: [{ name: 'S/Red' }, { name: 'L/Red', stock: 0 }, { name: 'L/Blue', priceCents: 90_00 }],
  })
  await addWithOptions(shop.db, ['size'], { slug: 'cap', variants: [{ name: 's' }, { name: 'M' }] })
  await addWithOptions(shop.db, [], { slug: 'lamp', variants: [{ name: 'One' }] })
  shop.cache.drop()
  return shop
}

test('offers each option value with its product count, ignoring case and without duplicates', async () => {
  await using shop = await openWithOptions()
  expect(await offered(shop)).toEqual({
    count: 3,
    options: { Size: { L: 1, M: 1, S: 2 }, Colour: { Blue: 1, Red: 1 } },
  })
})

test('counts options correctly if option set numbers exceed 63 bits', async () => {
  await sql`
    insert into option_sets (names, "values") select '{Size}', array['of ' || n] from generate_series(1, 62) as n`.execute(
    shop.db,
  )
  await addWithOptions(shop.db, ['Size'], { variants: [{ name: 'M' }] })
  shop.cache.drop()
  expect((await offered(shop)).options).toEqual({ Size: { M: 1 } })
  await addWithOptions(shop.db, ['Size'], { variants: [{ name: 'M' }, { name: 'S' }] })
  await addWithOptions(shop.db, ['Size'], { variants: [{ name: 'S' }, { name: 'L' }] })
  shop.cache.drop()
  expect((await offered(shop)).options).toEqual({ Size: { L: 1, M: 2, S: 2 } })
})

test('matches price, stock and options on one variant and excludes an option from its own counts', async () => {
  await using shop = await openWithOptions()
  expect(await offered(shop, { option: 'size:L' })).toEqual({
    count: 1,
    options: { Size: { L: 1, M: 1, S: 2 }, Colour: { Blue: 1, Red: 1 } },
  })
  expect(await offered(shop, { option: 'Size:L', in_stock: 'true' })).toEqual({
    count: 1,
    options: { Size: { L: 1, M: 1, S: 2 }, Colour: { Blue: 1 } },
  })
  expect(await offered(shop, { price_range: '80,100' })).toEqual({
    count: 1,
    options: { Size: { L: 1 }, Colour: { Blue: 1 } },
  })
  expect(await offered(shop, { option: ['Size:S', 'Colour:Blue'] })).toEqual({
    count: 0,
    options: { Size: { L: 1 }, Colour: { Red: 1 } },
  })
})

test('the count of an option value equals the filtered list in products, collections and searches', {
  tags: ['deep'],
}, async () => {
  const NAMES = ['A', 'B', 'C']
  const VALUES = ['x', 'y', 'z']
  const variant = fc.record({
    values: fc.tuple(...NAMES.map(() => fc.constantFrom(...VALUES))),
    stock: fc.constantFrom(0, 5),
    priceCents: fc.constantFrom(100, 300),
  })
  const products = fc.sample(fc.tuple(fc.subarray(NAMES), fc.array(variant, { minLength: 1, maxLength: 4 })), {
    numRuns: 30,
    seed: 7,
  })
  const ids: number[] = []
  for (const [place, [names, variants]] of products.entries()) {
    const byName = new Map(
      variants.map(({ values, ...rest }) => {
        const name = values.slice(0, names.length).join('/') || 'One'
        return [name, { ...rest, name }]
      }),
    )
    const title = place % 2 === 0 ? 'Even thing' : 'Odd thing'
    const { id } = await addWithOptions(shop.db, names, { title, variants: [...byName.values()] })
    ids.push(id)
  }
  await createdCollection(staff, { slug: 'some' })
  await staff.api(addProductsToCollection, { params: { slug: 'some' }, body: { products: ids.slice(0, 15) } })
  shop.cache.drop()
  const asked = fc.record({
    chosen: fc.uniqueArray(
      fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES)).map((one) => one.join(':')),
      {
        maxLength: 4,
      },
    ),
    isCheap: fc.boolean(),
    isInStock: fc.boolean(),
    about: fc.constantFrom({}, { q: 'even' }, { collection: 'some' }),
  })
  await fc.assert(
    fc.asyncProperty(asked, async ({ chosen, isCheap, isInStock, about }) => {
      const narrowed = {
        ...about,
        ...(isCheap && { price_range: '0,2' }),
        ...(isInStock && { in_stock: 'true' as const }),
      }
      const { count, options } = await offered(shop, { ...narrowed, option: chosen })
      expect(count).toBe(await sizeOf(shop, { ...narrowed, option: chosen }))
      for (const name of NAMES)
        for (const value of VALUES) {
          const others = chosen.filter((one) => !one.startsWith(`${name}:`))
          const then = await sizeOf(shop, { ...narrowed, option: [...others, `${name}:${value}`] })
          expect([name, value, options[name]?.[value] ?? 0]).toEqual([name, value, then])
        }
    }),
    { numRuns: 15 },
  )
})
