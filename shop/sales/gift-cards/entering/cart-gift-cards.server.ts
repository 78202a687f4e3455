import { texts } from '#texts/sales/gift-cards'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { lockUser } from '../../../core/accounts/users/users-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { typedCodeHash } from '../gift-card-code.ts'
import { MAX_CARDS } from '../gift-card-rules.ts'
import { enterGiftCard, readBalance, removeGiftCard } from '../gift-cards.contract.ts'
import { stateOf } from '../gift-cards.server.ts'
import {
  addCartGiftCard,
  findCartGiftCards,
  findGiftCardByCode,
  type GiftCardRow,
  lockGiftCard,
  removeCartGiftCard,
} from '../gift-cards-store.server.ts'

/** Registers the endpoints by which customers spend gift cards and read their balance. */
export function cartGiftCardEndpoints(app: ShopApp, { db, clock, identity }: Services): void {
  app.route({
    ...readBalance,
    handler: async ({ body }) => {
      const card = await findGiftCardByCode(db, typedCodeHash(body.code))
      if (!card) throw refuseFields({ code: [texts.invalidCode] })
      const { last_four, ends_on, balance_cents } = card
      return { last_four, ends_on, balance: toPrice(balance_cents), state: stateOf(card, clock()) }
    },
  })

  app.route({
    ...enterGiftCard,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      const now = clock()
      await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId)
        const card = await lockTyped(tx, request.body.code)
        await addToCart(tx, { userId, card, isTestMode: identity().selling.isTestMode, now })
      })
    },
  })

  app.route({
    ...removeGiftCard,
    handler: (request) => removeCartGiftCard(db, requireUser(request).id, request.params.id),
  })
}

/** Finds the gift card of a typed code and locks it. @throws Refusal 400 at the code if no card has it */
export async function lockTyped(tx: Database, code: string): Promise<GiftCardRow> {
  const hash = typedCodeHash(code)
  const typed = await findGiftCardByCode(tx, hash)
  // Its code may be replaced at the same time.
  if (typed) await lockGiftCard(tx, typed.id)
  const card = await findGiftCardByCode(tx, hash)
  if (!card) throw refuseFields({ code: [texts.invalidCode] })
  return card
}

/**
 * Adds a locked gift card to the cart of a locked customer.
 * @throws Refusal 400 at the code if the card can't be spent, and above the most cards of an order
 */
export async function addToCart(
  tx: Database,
  { userId, card, isTestMode, now }: { userId: number; card: GiftCardRow; isTestMode: boolean; now: Date },
): Promise<void> {
  if (isTestMode) throw refuseFields({ code: [texts.notInTestMode] })
  const state = stateOf(card, now)
  if (state !== 'active') throw refuseFields({ code: [texts.notSpendable[state]] })
  const entered = await findCartGiftCards(tx, userId, inShopTime(now).day)
  if (entered.length >= MAX_CARDS && !entered.some(({ id }) => id === card.id))
    throw refuseFields({ code: [texts.tooMany(MAX_CARDS)] })
  await addCartGiftCard(tx, userId, card.id, now)
}
