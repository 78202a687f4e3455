import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { callbackRequest } from '../../extensions/callback-request/index.ts'
import { comparisonFeed } from '../../extensions/comparison-feed/index.ts'
import { saveExtensionSettings } from '../../shop/admin/settings/extensions/extensions.contract.ts'
import { getProductBySlug } from '../../shop/catalog/products/read/catalogue.contract.ts'
import { updateTranslation } from '../../shop/core/translations/translations.contract.ts'
import { addProduct } from '../fixtures/products.ts'
import { offerLanguages } from '../processes/offer-languages.ts'
import { openShop } from '../processes/open-shop.ts'

test('a feed for a comparison site lists all public variants page by page', async () => {
  await using shop = await openShop({ extensions: [comparisonFeed] })
  const owner = await shop.staff()
  const variants = [
    { name: 'S', stock: 3 },
    { name: 'L', stock: 0 },
  ]
  const { id } = await addProduct(shop.db, { slug: 'mug', title: 'Mug', priceCents: 12_50, variants })
  await addProduct(shop.db, { slug: 'draft', title: 'Draft' })
  await shop.db.updateTable('products').set({ state: 'draft' }).where('slug', '=', 'draft').execute()
  await shop.db.updateTable('variants').set({ gtin: '4006381333931' }).where('name', '=', 'S').execute()
  for (let number = 0; number < 101; number += 1) await addProduct(shop.db, { slug: `p-${number}`, title: 'Plate' })
  const offers = async (after = '') => (await shop.app.inject(`/api/x/comparison-feed/offers${after}`)).json()

  const first = await offers()
  expect(first.offers[0]).toMatchObject({
    ...{ title: 'Mug, S', link: 'https://shop.example/products/mug', price: '12.50 EUR' },
    ...{ gtin: '4006381333931', availability: 'in_stock' },
  })
  expect(first.offers[1]).toMatchObject({ title: 'Mug, L', gtin: null, availability: 'out_of_stock' })
  const second = await offers(`?after=${first.next}`)
  expect([first.offers.length, second.offers.length]).toEqual([101, 2])
  expect(JSON.stringify([first, second])).not.toContain('Draft')
  expect(await offers(`?after=${second.next}`)).toEqual({ offers: [], next: null })

  const params = { name: 'comparison-feed' }
  await owner.api(saveExtensionSettings, { params, body: { version: 0, campaign: 'prices', soldOut: 'hide' } as never })
  const [mug, plate] = (await offers()).offers
  expect([mug.link, plate.title]).toEqual(['https://shop.example/products/mug?utm_campaign=prices', 'Plate'])
  // The title, the slug and the page have one language.
  await offerLanguages(shop.db, { first: 'en', others: ['fr'] })
  await shop.services.reloadIdentity()
  const french = { language: 'fr', kind: 'product', id: String(id) } as const
  await owner.api(updateTranslation, {
    params: french,
    body: { texts: [{ field: 'title', seen: '', value: 'Tasse' }] },
  })
  const linkIn = async (language: string) => {
    const headers = { 'accept-language': language }
    return (await shop.app.inject({ url: '/api/x/comparison-feed/offers', headers })).json().offers[0].link
  }
  expect([await linkIn('fr'), await linkIn('en')]).toEqual([
    'https://shop.example/fr/products/tasse?utm_campaign=prices',
    'https://shop.example/products/mug?utm_campaign=prices',
  ])
  const { products } = shop.services.extensions.contextOf(comparisonFeed)
  await expect(products({ limit: 101 })).rejects.toThrow('The limit 101 is invalid.')
  await expect(products({ after: Number.NaN })).rejects.toThrow('The id NaN is invalid.')
})

test('a callback request form checks its fields, sends the request and shows a link on product pages', async () => {
  await using shop = await openShop({ extensions: [callbackRequest] })
  const [owner, mia] = [await shop.staff(), await shop.customer('Mia')]
  await addProduct(shop.db, { slug: 'mug', title: 'Mug' })
  const received: unknown[] = []
  let status = 204
  const server = createServer(async (request, response) => {
    received.push([request.headers.authorization, await json(request)])
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  using _ = { [Symbol.dispose]: () => void server.close() }
  const receiver = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const ask = (payload: object) =>
    shop.app.inject({
      ...{ method: 'POST', url: '/api/x/callback-request/requests', payload },
      headers: { authorization: `Token ${mia.token}` },
    })
  const valid = { name: 'Mia', phone: '+33 1 23 45 67 89', product: 'mug' }
  const slots = async () => (await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).slots

  expect((await ask(valid)).statusCode).toBe(409)
  expect(await slots()).toBeUndefined()
  const params = { name: 'callback-request' }
  const body = { version: 0, hours: 'Daily', page: '/contact', receiver, key: 'k-1' }
  await owner.api(saveExtensionSettings, { params, body: body as never })
  expect(await slots()).toMatchObject({ 'product.description': [{ lines: ['Daily'], links: [{ to: '/contact' }] }] })
  expect((await ask({ ...valid, phone: 'soon' })).json()).toMatchObject({
    phone: ['Enter a phone number, such as +33 1 23 45 67 89.'],
  })
  expect((await ask(valid)).json()).toEqual({ hours: 'Daily' })
  expect(received).toEqual([['Bearer k-1', { ...valid, customer: mia.id, at: shop.clock.now.toISOString() }]])
  status = 500
  expect((await ask(valid)).statusCode).toBe(409)
})
