import { expect, test } from 'vitest'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { CARD_PICTURES, CardResponse } from '../products/card/product-card.contract.ts'
import { search, searchCards } from './search.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const CARD = { fields: 'card' } as const

test('a search for cards finds the same products with the images of the matching variant', async () => {
  const variants = [
    { name: 'Blue', pictures: 3 },
    { name: 'Red', pictures: 3 },
    { name: 'Green', pictures: 1 },
  ]
  for (const title of ['Kettle', 'Large kettle', 'Kettle with a lid']) await addProduct(shop.db, { title, variants })
  const bowl = await addProduct(shop.db, { title: 'Bowl beside a kettle' })
  const { visitor } = shop

  for (const words of ['kettle', 'red kettle', 'blue kettle', 'ketle', 'kettle nowhere'])
    for (const query of [{}, { page: '2', page_size: '1' }, { sort: 'price_low_to_high' as const }]) {
      const whole = await visitor.api(search, { params: { search_query: words }, query })
      const results = whole.results.map(({ matching_variant, ...product }) => {
        const card = CardResponse.parse(product)
        const shown = (id: number, index: number) => index === 0 || id === matching_variant
        const variants = card.variants.map((one, index) => ({
          ...one,
          images: shown(one.id, index) ? one.images.slice(0, CARD_PICTURES) : [],
        }))
        return { ...card, variants, matching_variant }
      })
      expect(results.length).toBeGreaterThan(0)
      const at = (url: string | null) => (url === null ? null : expect.stringContaining('fields=card'))
      const cards = await visitor.api(searchCards, { params: { search_query: words }, query: { ...query, ...CARD } })
      expect(cards, words).toEqual({ ...whole, next: at(whole.next), previous: at(whole.previous), results })
    }

  const red = await visitor.api(searchCards, { params: { search_query: 'red kettle' }, query: CARD })
  expect(red.results[0]?.variants.map(({ images }) => images.length)).toEqual([2, 2, 0])
  expect(red.results.some(({ id }) => id === bowl.id)).toBe(false)
})

test('a search for cards is the same for everyone and stores no customer data', async () => {
  await addProduct(shop.db, { title: 'Mug', variants: [{ name: 'Blue', pictures: 1 }] })
  const customer = await shop.customer('Mia')
  const ask = (token?: string) =>
    shop.app.inject({
      url: '/api/search/mug/?fields=card',
      headers: token === undefined ? {} : { authorization: `Token ${token}` },
    })
  const [told, ...others] = await Promise.all([ask(), ask(customer.token), ask(staff.token)])
  expect(told.json().count).toBe(1)
  for (const { body, headers } of others) expect([body, headers['cache-control']]).toEqual([told.body, 'no-store'])
})
