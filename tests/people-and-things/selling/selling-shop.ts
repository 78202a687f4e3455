import { randomUUID } from 'node:crypto'
import type { RequestOf, ResponseOf } from '../../../lib/endpoint.ts'
import type { Address } from '../../../shop/core/addresses/address.contract.ts'
import { saveSettings } from '../../../shop/core/settings/settings.contract.ts'
import { addToCart } from '../../../shop/sales/cart/cart.contract.ts'
import { checkOut, quoteCheckout } from '../../../shop/sales/checkout/checkout.contract.ts'
import { createMethod } from '../../../shop/sales/shipping/delivery.contract.ts'
import { openShop, type Person, type TestShop } from '../../processes/open-shop.ts'
import { addProduct, type ProductWish, type SomeProduct } from '../some-products.ts'
import { openForSelling } from './open-for-selling.ts'

export const LYON: Address = {
  name: 'Mia Test',
  company: '',
  street: '12 rue Mercière',
  second_line: '',
  postcode: '69002',
  town: 'Lyon',
  country: 'FR',
  phone: '',
}
export const BERLIN: Address = { ...LYON, street: 'Oranienstraße 1', postcode: '10999', town: 'Berlin', country: 'DE' }

export type CheckoutBody = RequestOf<typeof checkOut>['body']

const days = { ready_from: 1, ready_to: 2, way_from: 2, way_to: 3 }

/**
 * Opens a shop that sells: delivery to France for 4.90, free from 60 euros, and to the EU for 12.00 up to 5 kg;
 * collection; bank transfer; domestic VAT. Lumen is the manufacturer.
 */
export async function openSellingShop(
  settings: Parameters<typeof openShop>[0] = {},
  now = new Date('2026-11-23T09:00:00Z'),
) {
  const shop = await openShop(settings)
  shop.clock.now = now
  const staff = await shop.staff()
  await openForSelling(shop.db, shop.clock.now)
  await shop.services.reloadIdentity()
  await staff.api(saveSettings.vat, { body: { version: 0, mode: 'home' } })
  const add = async (method: object) => (await staff.api(createMethod, { body: { ...days, ...method } as never })).id
  const methods = {
    home: await add({
      zone: 1,
      name: 'Home in France',
      brackets: ['2000:4.90', ':9.90'],
      free_from: '60',
      is_tracked: true,
    }),
    union: await add({ zone: 2, name: 'Home in the Union', brackets: ['5000:12.00'] }),
    collect: await add({
      zone: '',
      name: 'In the shop',
      brackets: [':0'],
      way_from: 0,
      way_to: 0,
      place: '12 rue des Arts',
    }),
  }
  return { shop, staff, methods, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const GENEROUS = {
  ...{ max_transfers: '1000', max_collections: '1000', max_first_total: '9999999', max_first_online: '9999999' },
  ...{ max_pieces: '9999', max_stock_percent: '100', collection_days: '7' },
}

/**
 * Sets the limits of unpaid orders. The others are generous.
 * @param version of the settings that are replaced
 */
export const limitUnpaid = (staff: Person, limits: Partial<typeof GENEROUS> = {}, version = 0) =>
  staff.api(saveSettings.unpaid, { body: { ...GENEROUS, ...limits, version } })

/** Inserts a product that can be sold, because its manufacturer is set. */
export async function addSellable(shop: Pick<TestShop, 'db'>, wish: ProductWish = {}): Promise<SomeProduct> {
  const product = await addProduct(shop.db, wish)
  await shop.db.updateTable('products').set({ maker: 'Lumen' }).where('id', '=', product.id).execute()
  return product
}

/** Puts a quantity of a product's first variant into a person's cart. */
export async function putInCart(
  person: Person,
  { id, variantIds }: SomeProduct,
  ...quantities: number[]
): Promise<void> {
  for (const [place, quantity] of quantities.entries())
    await person.api(addToCart, { body: { product: id, variant: variantIds[place] ?? 0, quantity } })
}

export type Quoted = ResponseOf<typeof quoteCheckout>

/** Returns the checkout body that confirms a quote. */
export const bodyFor = (quoted: Quoted, more: Partial<CheckoutBody> = {}): CheckoutBody => ({
  key: randomUUID(),
  from_cart: true,
  lines: quoted.lines.map(({ product, variant, quantity }) => ({ product, variant, quantity })),
  delivery: LYON,
  method: quoted.method ?? 0,
  payment: 'transfer',
  total: quoted.total,
  keep_address: false,
  ...more,
})

/** Orders the content of a person's cart and waits for the order confirmation. */
export async function checkOutCart(person: Person, more: Partial<CheckoutBody> = {}) {
  const query = { country: (more.delivery ?? LYON).country, method: more.method }
  const order = await person.api(checkOut, { body: bodyFor(await person.api(quoteCheckout, { query }), more) })
  await person.ordersConfirmed()
  return order
}
