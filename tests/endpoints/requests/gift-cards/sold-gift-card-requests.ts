import { addToCart } from '../../../../shop/sales/cart/cart.contract.ts'
import { issueSoldCards } from '../../../../shop/sales/gift-cards/selling/issue-sold-cards.server.ts'
import * as recipients from '../../../../shop/sales/gift-cards/selling/recipients.contract.ts'
import * as sold from '../../../../shop/sales/gift-cards/selling/sold-cards.contract.ts'
import { findSoldCards } from '../../../../shop/sales/gift-cards/selling/sold-cards-store.server.ts'
import { insertOrder } from '../../../../shop/sales/orders/order-rows-store.server.ts'
import { addGiftCardProduct } from '../../../fixtures/selling/gift-card-product.ts'
import type { Somebody, World } from '../../world.ts'
import { valid } from '../request.ts'

const aRecipient = { email: 'ida@example.com', name: 'Ida', message: 'Happy birthday', send_on: '' }

/** Puts a gift card into the cart. @returns its variant */
async function aCardInCart(world: World, asker: Somebody): Promise<number> {
  await world.sells()
  const { id, variantIds } = await addGiftCardProduct(world.shop.db)
  const [variant = 0] = variantIds
  await asker.api(addToCart, { body: { product: id, variant, quantity: 1 } })
  return variant
}

async function aRecipientInCart(world: World, asker: Somebody) {
  const variant = await aCardInCart(world, asker)
  const { lines } = await asker.api(recipients.addRecipient, { body: { ...aRecipient, variant } })
  const id = lines.find((line) => line.variant === variant)?.recipients[0]?.id
  return { params: { id: String(id) } }
}

/** Stores an order of a gift card that is issued. @returns its order and its id */
async function aSoldCard({ shop }: World, { id: user_id }: { id: number }) {
  const { id: product_id, variantIds } = await addGiftCardProduct(shop.db)
  const now = shop.clock.now
  const product = await shop.db
    .selectFrom('products')
    .select('thumbnail_key')
    .where('id', '=', product_id)
    .executeTakeFirstOrThrow()
  return shop.db.transaction().execute(async (tx) => {
    const id = await insertOrder(tx, {
      order: { user_id, created_at: now },
      lines: [
        {
          ...{ product_id, variant_id: variantIds[0] ?? 0, quantity: 1, title: 'Gift card', variant_name: '€50' },
          ...{ unit_price_cents: 50_00, ...product, vat_class: 'gift_card', vat_rate: null },
        },
      ],
    })
    await issueSoldCards(tx, shop.services, id, now)
    const [card] = await findSoldCards(tx, id)
    return { id: String(id), card: String(card?.id) }
  })
}

export const soldGiftCardRequests = [
  valid(recipients.listRecipients, async (world, asker) => {
    await aCardInCart(world, asker)
    return {}
  }),
  valid(recipients.addRecipient, async (world, asker) => ({
    body: { ...aRecipient, variant: await aCardInCart(world, asker) },
  })),
  valid(recipients.changeRecipient, async (world, asker) => ({
    ...(await aRecipientInCart(world, asker)),
    body: { ...aRecipient, email: 'tom@example.com' },
  })),
  valid(recipients.removeRecipient, aRecipientInCart),
  valid(sold.listSoldGiftCards, async (world, asker) => ({ params: { id: (await aSoldCard(world, asker)).id } })),
  valid(sold.listSoldGiftCardsForStaff, async (world, asker) => ({
    params: { id: (await aSoldCard(world, asker)).id },
  })),
  valid(sold.sendSoldGiftCard, async (world, asker) => ({
    params: await aSoldCard(world, asker),
    body: { email: 'tom@example.com' },
  })),
]
