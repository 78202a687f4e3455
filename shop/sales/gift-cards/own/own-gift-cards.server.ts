import { texts } from '#texts/sales/gift-cards'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { lockUser } from '../../../core/accounts/users/users-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { addToCart, lockTyped } from '../entering/cart-gift-cards.server.ts'
import { stateOf } from '../gift-cards.server.ts'
import { findGiftCard, lockGiftCard, removeCartGiftCard } from '../gift-cards-store.server.ts'
import { soldCardState } from '../selling/sold-cards.server.ts'
import { findBoughtCards } from '../selling/sold-cards-store.server.ts'
import * as contract from './own-gift-cards.contract.ts'
import {
  addCustomerGiftCard,
  findOwnGiftCards,
  MAX_ADDED,
  removeCustomerGiftCard,
} from './own-gift-cards-store.server.ts'

/** Registers the endpoints of the gift cards in the account of a customer. */
export function ownGiftCardEndpoints(app: ShopApp, { db, clock, identity }: Services): void {
  app.route({
    ...contract.listOwnGiftCards,
    handler: async (request) => listOf(db, requireUser(request).id, clock()),
  })

  app.route({
    ...contract.addOwnGiftCard,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      const now = clock()
      return db.transaction().execute(async (tx) => {
        await lockUser(tx, userId)
        const card = await lockTyped(tx, request.body.code)
        const state = stateOf(card, now)
        if (state !== 'active') throw refuseFields({ code: [texts.notSpendable[state]] })
        if (!(await addCustomerGiftCard(tx, userId, card.id, now)))
          throw refuseFields({ code: [texts.tooManyAdded(MAX_ADDED)] })
        return listOf(tx, userId, now)
      })
    },
  })

  app.route({
    ...contract.removeOwnGiftCard,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      return db.transaction().execute(async (tx) => {
        await removeCustomerGiftCard(tx, userId, request.params.id)
        await removeCartGiftCard(tx, userId, request.params.id)
        return listOf(tx, userId, clock())
      })
    },
  })

  app.route({
    ...contract.applyOwnGiftCard,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      const { id } = request.params
      await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId)
        // Its code may be replaced at the same time.
        await lockGiftCard(tx, id)
        const card = (await findOwnGiftCards(tx, userId)).some((one) => one.id === id) && (await findGiftCard(tx, id))
        if (!card) throw notFound()
        await addToCart(tx, { userId, card, isTestMode: identity().selling.isTestMode, now: clock() })
      })
    },
  })
}

async function listOf(db: Database, userId: number, now: Date): Promise<contract.OwnGiftCards> {
  const [own, bought] = await Promise.all([findOwnGiftCards(db, userId), findBoughtCards(db, userId)])
  return {
    gift_cards: own.map((card) => ({
      ...{ id: card.id, last_four: card.last_four, balance: toPrice(card.balance_cents), state: stateOf(card, now) },
      ...{ ends_on: card.ends_on, is_added: card.is_added, is_in_cart: card.is_in_cart },
    })),
    bought: bought.map((card) => ({
      ...{ id: card.id, order: card.order_id, value: toPrice(card.cents), email: card.email, name: card.name },
      ...{ send_on: card.send_on, state: soldCardState(card) },
    })),
  }
}
