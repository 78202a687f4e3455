import { texts } from '#texts/sales/gift-cards/selling'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { type AuditActor, recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { findCustomerOf, lockOrder } from '../../orders/order-rows-store.server.ts'
import { findStatus } from '../../orders/orders-store.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { lockGiftCards, updateGiftCard } from '../gift-cards-store.server.ts'
import { completeOrder, isInDispute, sendGiftCard, sendNewCode, sendScheduledCard } from './issue-sold-cards.server.ts'
import * as contract from './sold-cards.contract.ts'
import { countResend, findSoldCard, findSoldCards, type SoldCardRow } from './sold-cards-store.server.ts'

/** The buyer sends a card again, or changes its address, at most this often. */
const MAX_RESENDS = 5

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
      const by = { actorId: userId, now: clock() }
      const { now } = by
      return db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, id)
        if (order?.user_id !== userId) throw notFound()
        await lockGiftCards(tx, id)
        const sold = (await findSoldCards(tx, id)).find((one) => one.id === card)
        if (!sold?.gift_card_id) throw notFound()
        const state = soldCardState(sold)
        if (state === 'used') throw refuse(texts.isUsed, 409)
        if (state === 'blocked' || state === 'revoked') throw refuse(texts.isBlocked, 409)
        if (await isInDispute(tx, id)) throw refuse(texts.isDisputed, 409)
        if (sold.resends >= MAX_RESENDS) throw refuse(texts.isSentTooOften(MAX_RESENDS), 409)
        const { email } = request.body
        await countResend(tx, card)
        // A card that was blocked or had no address on its day is not sent by the job any more.
        const isWaiting = state === 'scheduled' && sold.send_on > inShopTime(now).day
        if (isWaiting) await updateGiftCard(tx, sold.gift_card_id, { email })
        else {
          await sendNewCode(tx, services, { cardId: sold.gift_card_id, language: sold.language, email }, now)
          await completeOrder(tx, id, now)
        }
        await auditResend(tx, sold, by)
        return listOf(tx, id)
      })
    },
  })
}

/** Records a new code and a new address of a gift card. @param before the card before the change */
async function auditResend(tx: Database, before: SoldCardRow, by: AuditActor): Promise<void> {
  const after = await findSoldCard(tx, before.id)
  if (!after?.gift_card_id) return
  const changes = (['last_four', 'email'] as const)
    .map((field) => ({ field, old: before[field], new: after[field] }))
    .filter((change) => change.old !== change.new)
  await recordAudit(tx, { kind: 'gift_card', id: after.gift_card_id }, changes, by)
}

const listOf = async (db: Database, orderId: number): Promise<contract.SoldGiftCards> => ({
  gift_cards: (await findSoldCards(db, orderId)).map((card) => ({
    ...{ id: card.id, gift_card: card.gift_card_id, value: toPrice(card.cents) },
    ...{ email: card.email, name: card.name, message: card.message, send_on: card.send_on },
    last_four: card.sent_at && card.last_four,
    time_sent: card.sent_at?.toISOString() ?? null,
    state: soldCardState(card),
  })),
})

/** Returns the state of a sold gift card, as its buyer sees it. */
export function soldCardState(card: SoldCardRow): contract.SoldGiftCard['state'] {
  if (card.revoked_at) return 'revoked'
  if (card.gift_card_id === null) return 'unpaid'
  if (card.is_blocked) return 'blocked'
  if (card.balance_cents < card.cents) return 'used'
  return card.sent_at ? 'sent' : 'scheduled'
}
