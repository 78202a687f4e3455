import { expect, test } from 'vitest'
import { builtPages } from '../../../../../server/pages/built-pages.ts'
import { createdProduct } from '../../../../../tests/fixtures/product-form.ts'
import { addProduct, addWithOptions } from '../../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../../tests/processes/shared-shop.ts'
import { listProducts } from '../catalogue.contract.ts'
import { SEARCH } from '../catalogue-tags.server.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

type Query = Record<string, string | string[]>
async function asked(person: Person, query: Query): Promise<string> {
  const { count, results } = await person.api(listProducts, { query })
  expect(count).toBe(results.length)
  return results.map(({ slug }) => slug).join(' ')
}

async function stock(shop: TestShop): Promise<void> {
  const old = new Date(shop.clock.now.getTime() - 40 * 86_400_000)
  await addProduct(shop.db, { slug: 'old', priceCents: 900, listed: old })
  await addProduct(shop.db, { slug: 'cheap', priceCents: 100, variants: [{ name: 'One', stock: 0 }] })
  await addWithOptions(shop.db, ['Size', 'Colour'], {
    slug: 'shirt',
    priceCents: 2000,
    variants: [{ name: 'Small/Red' }, { name: 'Large/Red', stock: 0 }, { name: 'Large/Blue', priceCents: 3000 }],
  })
  await addWithOptions(shop.db, ['size'], { slug: 'cap', priceCents: 1500, variants: [{ name: 'small' }] })
}

const QUESTIONS: [query: Query, found: string][] = [
  [{}, 'cap shirt cheap old'],
  [{ sort: 'price_low_to_high' }, 'cheap old cap shirt'],
  [{ price_high_to_low: 'true' }, 'shirt cap old cheap'],
  [{ price_range: '9,15' }, 'cap old'],
  [{ price_range: '21,29' }, ''],
  [{ price_range: '30,30' }, 'shirt'],
  [{ in_stock: 'true', sort: 'price_low_to_high' }, 'old cap shirt'],
  [{ new: 'true' }, 'cap shirt cheap'],
  [{ reduced: 'true' }, ''],
  [{ rating_range: '1,5' }, ''],
  [{ option: 'Size:Small' }, 'cap shirt'],
  [{ option: ['Size:Small', 'SIZE:large'] }, 'cap shirt'],
  [{ option: ['Size:Large', 'Colour:Red'] }, 'shirt'],
  [{ option: ['Size:Small', 'Colour:Blue'] }, ''],
  [{ option: ['Size:Large', 'Colour:Red'], in_stock: 'true' }, ''],
  [{ option: 'Size:Large', price_range: '0,25' }, 'shirt'],
  [{ option: ['Size:Large', 'Colour:Blue'], price_range: '0,25' }, ''],
  [{ option: 'Colour:Small' }, ''],
]

test('sorts and filters a list without words like a search, for visitors and customers', async () => {
  await stock(shop)
  const mia = await shop.customer('Mia')
  for (const [query, found] of QUESTIONS) {
    expect([query, await asked(shop.visitor, query)]).toEqual([query, found])
    expect([query, await asked(mia, query)]).toEqual([query, found])
  }
})

test('recomputes a cached filtered list after price and stock changes', async () => {
  await stock(shop)
  const [cheap, there] = [{ price_range: '0,2' }, { in_stock: 'true', sort: 'price_low_to_high' }] as const
  expect(await asked(shop.visitor, cheap)).toBe('cheap')
  expect(await asked(shop.visitor, there)).toBe('old cap shirt')
  await shop.db.updateTable('products').set({ price_cents: 150 }).where('slug', '=', 'old').execute()
  await shop.db.updateTable('variants').set({ stock: 3 }).where('name', '=', 'One').execute()
  expect(await asked(shop.visitor, cheap)).toBe('cheap')
  // The notice that the triggers send for both changes.
  shop.cache.note({ isSale: false, tags: [SEARCH] })
  expect(await asked(shop.visitor, cheap)).toBe('cheap old')
  expect(await asked(shop.visitor, there)).toContain('cheap')
})

test('reports invalid filters at their field', async () => {
  const answer = await shop.app.inject('/api/product/?sort=cheapest&price_range=2,1&new=yes&option=Large')
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      sort: ['"cheapest" is not a valid choice.'],
      price_range: ['Enter two numbers separated by a comma.'],
      new: ['"yes" is not a valid choice.'],
      option: ['Enter a name and a value, joined by a colon.'],
    },
  ])
})

test('reports control characters in filters, and pages ignore them', async () => {
  await using shop = await openShop({ pages: await builtPages() })
  await stock(shop)
  for (const path of ['/api/product/', '/api/filters/', '/api/search/shirt/'])
    for (const field of ['option', 'fact']) {
      const answer = await shop.app.inject(`${path}?${field}=Size:Sm%00all`)
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        400,
        { [field]: ['Enter a name and a value, joined by a colon.'] },
      ])
    }
  for (const path of ['/', '/search/shirt', '/lists/filters'])
    expect([path, (await shop.app.inject(`${path}?option=Size:Sm%00all`)).statusCode]).toEqual([path, 200])
})

test('finds attributes regardless of their Unicode normalisation', async () => {
  await createdProduct(staff, { slug: 'towel', facts: 'Matière: Éponge' })
  expect(await asked(shop.visitor, { fact: 'Matière:Éponge'.normalize('NFD') })).toBe('towel')
})
