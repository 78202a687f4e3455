import {
  findCurrentAddress,
  getProductBySlug,
  listProducts,
} from '../../../shop/catalog/products/read/catalogue.contract.ts'
import { reportReview } from '../../../shop/catalog/reviews/moderation/moderation.contract.ts'
import { changeReview, postReview, listReviews as reviews } from '../../../shop/catalog/reviews/reviews.contract.ts'
import { listPopularProducts, search, suggestProducts } from '../../../shop/catalog/search/search.contract.ts'
import {
  cancelBackInStock,
  cancelOwnBackInStock,
  confirmBackInStock,
  listAwaited,
  requestBackInStock,
} from '../../../shop/sales/back-in-stock/back-in-stock.contract.ts'
import { addToCart, changeCart, quoteCart, removeFromCart } from '../../../shop/sales/cart/cart.contract.ts'
import { enterCode, removeCode } from '../../../shop/sales/discounts/entering/cart-code.contract.ts'
import { listOrders, reorder } from '../../../shop/sales/orders/orders.contract.ts'
import { unsubscribeKey } from '../../../shop/sales/orders/review-requests/review-request-email.server.ts'
import { unsubscribeReviewEmails } from '../../../shop/sales/orders/review-requests/review-requests.contract.ts'
import { addDiscount } from '../../fixtures/discounts.ts'
import { addProduct } from '../../fixtures/products.ts'
import { addSellable } from '../../fixtures/selling/selling-shop.ts'
import type { Somebody, World } from '../world.ts'
import { valid } from './request.ts'

export const shoppingRequests = [
  valid(listProducts, () => ({ query: { page: '1', page_size: '5' } })),
  valid(findCurrentAddress, async ({ shop }) => {
    const { id, slug } = await addProduct(shop.db)
    await shop.db
      .updateTable('products')
      .set({ slug: `${slug}-moved` })
      .where('id', '=', id)
      .execute()
    return { params: { slug } }
  }),
  valid(getProductBySlug, async ({ shop }) => ({ params: { slug: (await addProduct(shop.db)).slug } })),
  valid(search, () => ({
    params: { search_query: 'mug' },
    query: { page: '1', sort: 'latest' as const, price_range: '0,500', rating_range: '0.5,5' },
  })),
  valid(suggestProducts, () => ({ query: { q: 'mu' } })),
  valid(listPopularProducts, () => ({})),

  valid(requestBackInStock, async (world) => ({ body: { variant: await aSoldOut(world), email: world.newAddress() } })),
  valid(listAwaited, async (world, asker) => {
    await anAwaited(world, asker)
    return {}
  }),
  valid(cancelOwnBackInStock, async (world, asker) => ({ params: { variant: String(await anAwaited(world, asker)) } })),
  valid(confirmBackInStock, async (world) => ({ body: { token: await aWishToken(world) } })),
  valid(cancelBackInStock, async (world) => ({ body: { token: await aWishToken(world) } })),

  valid(unsubscribeReviewEmails, ({ shop }, asker) => ({
    body: { user: asker.id, key: unsubscribeKey(asker.id, shop.secret) },
  })),

  valid(enterCode, async ({ shop }) => {
    await addDiscount(shop.db, { code: 'REQUEST' })
    return { body: { code: 'request' } }
  }),
  valid(removeCode, () => ({})),
  valid(addToCart, async ({ shop }) => {
    const { id, variantIds } = await addSellable(shop)
    return { body: { product: id, variant: variantIds[0] ?? 0, quantity: 2, saveForLater: false } }
  }),
  valid(
    changeCart,
    async (world, asker) => ({
      params: { id: await aCartLine(world, asker) },
      body: { quantity: 3, saveForLater: true },
    }),
    { ownedBy: 'asker' },
  ),
  valid(removeFromCart, async (world, asker) => ({ params: { id: await aCartLine(world, asker) } }), {
    ownedBy: 'asker',
  }),
  valid(quoteCart, async (world, asker) => {
    await aCartLine(world, asker)
    return {}
  }),
  valid(listOrders, async (world, asker) => {
    await world.received(asker)
    return { query: { page: '1' } }
  }),

  valid(
    reorder,
    async (world, asker) => {
      await world.received(asker)
      const [order] = (await asker.api(listOrders, { query: {} })).results
      return { params: { id: String(order?.id) } }
    },
    { ownedBy: 'asker' },
  ),

  valid(reviews, async (world, asker) => {
    const { slug, variant } = await world.received(asker)
    return { query: { productslug: slug, variantid: String(variant), ratinglte: '5', ratinggte: '0.5' } }
  }),
  valid(postReview, async (world, asker) => {
    const { variant } = await world.received(asker)
    return { body: { body: 'Lovely.', rating: 4.5, variant } }
  }),
  valid(
    changeReview,
    async (world, asker) => ({ params: { id: await aReview(world, asker) }, body: { body: 'Lovelier.', rating: 5 } }),
    { ownedBy: 'asker' },
  ),
  valid(reportReview, async (world) => ({
    params: { id: await aReview(world, await world.somebody('customer')) },
    body: { reason: 'This is an advertisement.' },
  })),
]

async function aSoldOut({ shop }: World): Promise<number> {
  const { variantIds } = await addProduct(shop.db, { variants: [{ name: 'One', stock: 0 }] })
  return variantIds[0] ?? 0
}

async function anAwaited(world: World, asker: Somebody): Promise<number> {
  const variant = await aSoldOut(world)
  await asker.api(requestBackInStock, { body: { variant } })
  return variant
}

/** Returns the token in the link of a visitor's back-in-stock e-mail. */
async function aWishToken(world: World): Promise<string> {
  const [variant, email] = [await aSoldOut(world), world.newAddress()]
  // Requests of other roles may have used up the limit of the network.
  await world.shop.db.deleteFrom('attempts').execute()
  await world.shop.visitor.api(requestBackInStock, { body: { variant, email } })
  const sent = (await world.shop.emails(email)).at(-1)
  return /token=(\S+)/.exec(sent?.text ?? '')?.[1] ?? ''
}

async function aCartLine({ shop }: World, asker: Somebody): Promise<string> {
  const { id, variantIds } = await addSellable(shop)
  const { cartitem_set } = await asker.api(addToCart, {
    body: { product: id, variant: variantIds[0] ?? 0, quantity: 1 },
  })
  return String(cartitem_set.at(-1)?.id)
}

/** Creates a review by a customer and returns its ID. */
export async function aReview(world: World, author: Somebody): Promise<string> {
  const { variant } = await world.received(author)
  const { id } = await author.api(postReview, { body: { body: 'Lovely.', rating: 5, variant } })
  return String(id)
}
