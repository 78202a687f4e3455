import { texts } from '#texts/sales/gift-cards/selling'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { findCustomerOf, lockOrder } from '../../orders/order-rows-store.server.ts'
import { findStatus } from '../../orders/orders-store.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { lockGiftCards, updateGiftCard } from '../gift-cards-store.server.ts'
import { completeOrder, isInDispute, sendGiftCard, sendNewCode, sendScheduledCard } from './issue-sold-cards.server.ts'
import * as contract from './sold-cards.contract.ts'
import { findSoldCards, type SoldCardRow } from './sold-cards-store.server.ts'

/** Registers the endpoints of the gift cards that orders sell, and the job that sends them on their day. */
export function soldCardEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, jobs } = services
  jobs.work(sendGiftCard, ({ sold }) => sendScheduledCard(services, sold))

  app.route({
    ...contract.listSoldGiftCards,
    handler: async (request) => {
      if ((await findCustomerOf(db, request.params.id)) !== requireUser(request).id) throw notFound()
      return listOf(db, request.params.id)
    },
  })

  app.route({
    ...contract.listSoldGiftCardsForStaff,
    handler: async ({ params }) => {
      const found = await listOf(db, params.id)
      if (found.gift_cards.length === 0 && !(await findStatus(db, params.id))) throw notFound()
      return found
    },
  })

  app.route({
    ...contract.sendSoldGiftCard,
    handler: async (request) => {
      const { id, card } = request.params
      const userId = requireUser(request).id
      const now = clock()
      return db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order?.user_id !== userId) throw notFound()
        await lockGiftCards(tx, id)
        const sold = (await findSoldCards(tx, id)).find((one) => one.id === card)
        if (!sold?.gift_card_id) throw notFound()
        const state = stateOf(sold)
        if (state === 'used') throw refuse(texts.isUsed, 409)
        if (state === 'blocked' || state === 'revoked') throw refuse(texts.isBlocked, 409)
        if (await isInDispute(tx, id)) throw refuse(texts.isDisputed, 409)
        const { email } = request.body
        // A card that was blocked or had no address on its day is not sent by the job any more.
        const isWaiting = state === 'scheduled' && sold.send_on > inShopTime(now).day
        if (isWaiting) await updateGiftCard(tx, sold.gift_card_id, { email })
        else {
          await sendNewCode(tx, services, { cardId: sold.gift_card_id, language: sold.language, email }, now)
          await completeOrder(tx, id, now)
        }
        return listOf(tx, id)
      })
    },
  })
}

const listOf = async (db: Database, orderId: number): Promise<contract.SoldGiftCards> => ({
  gift_cards: (await findSoldCards(db, orderId)).map((card) => ({
    ...{ id: card.id, gift_card: card.gift_card_id, value: toPrice(card.cents) },
    ...{ email: card.email, name: card.name, message: card.message, send_on: card.send_on },
    last_four: card.sent_at && card.last_four,
    time_sent: card.sent_at?.toISOString() ?? null,
    state: stateOf(card),
  })),
})

function stateOf(card: SoldCardRow): contract.SoldGiftCard['state'] {
  if (card.revoked_at) return 'revoked'
  if (card.gift_card_id === null) return 'unpaid'
  if (card.is_blocked) return 'blocked'
  if (card.balance_cents < card.cents) return 'used'
  return card.sent_at ? 'sent' : 'scheduled'
}
