import { texts } from '#texts/sales/gift-cards/selling'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { DAY } from '../../../../server/durations.ts'
import { notFound, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { isGiftCard } from '../../../catalog/products/read/legal/product-choices.contract.ts'
import { lockUser } from '../../../core/accounts/users/users-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { linesToPrice } from '../../cart/lines/cart-store.server.ts'
import { findForSale } from '../../orders/sold-variants-store.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import * as contract from './recipients.contract.ts'
import {
  deleteRecipient,
  findRecipients,
  insertRecipient,
  type RecipientValues,
  updateRecipient,
} from './recipients-store.server.ts'

/** The most recipients in a cart. */
const MAX_RECIPIENTS = 100
const MAX_DAYS = 365

/** Registers the endpoints of the recipients of gift cards in the cart. */
export function recipientEndpoints(app: ShopApp, { db, clock }: Services): void {
  app.route({ ...contract.listRecipients, handler: (request) => cartGiftCards(db, requireUser(request).id) })

  app.route({
    ...contract.addRecipient,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      const { variant, ...values } = request.body
      checkDay(values, clock())
      await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId)
        const { lines } = await cartGiftCards(tx, userId)
        if (!lines.some((line) => line.variant === variant)) throw refuseFields({ variant: [texts.noGiftCard] })
        if ((await findRecipients(tx, userId)).length >= MAX_RECIPIENTS)
          throw refuseFields({ email: [texts.tooManyRecipients(MAX_RECIPIENTS)] })
        await insertRecipient(tx, { userId, variant, now: clock() }, values)
      })
      return cartGiftCards(db, userId)
    },
  })

  app.route({
    ...contract.changeRecipient,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      checkDay(request.body, clock())
      if (!(await updateRecipient(db, userId, request.params.id, request.body))) throw notFound()
      return cartGiftCards(db, userId)
    },
  })

  app.route({
    ...contract.removeRecipient,
    handler: async (request) => {
      const { id: userId } = requireUser(request)
      await deleteRecipient(db, userId, request.params.id)
      return cartGiftCards(db, userId)
    },
  })
}

/** @throws Refusal 400 at the day if it has passed or is more than a year away */
function checkDay({ send_on }: RecipientValues, now: Date): void {
  if (send_on === null) return
  if (send_on < inShopTime(now).day) throw refuseFields({ send_on: [texts.dayInPast] })
  if (send_on > inShopTime(new Date(now.getTime() + MAX_DAYS * DAY)).day)
    throw refuseFields({ send_on: [texts.dayTooLate] })
}

async function cartGiftCards(db: Database, userId: number): Promise<contract.CartGiftCards> {
  const inCart = (await linesToPrice(db, userId)).filter(({ vat_class }) => isGiftCard(vat_class))
  const [sold, all] = await Promise.all([
    findForSale(
      db,
      inCart.map(({ variant_id }) => variant_id),
    ),
    findRecipients(db, userId),
  ])
  const lines = inCart.map(({ variant_id: variant, quantity, unit_price_cents }) => {
    const recipients = all.filter(({ variant_id }) => variant_id === variant)
    return {
      ...{ variant, quantity, value: toPrice(unit_price_cents) },
      title: sold.get(variant)?.title ?? '',
      variant_name: sold.get(variant)?.variant_name ?? '',
      for_buyer: Math.max(0, quantity - recipients.length),
      recipients: recipients.map(({ id, email, name, message, send_on }, place) => ({
        ...{ id, email, name, message, send_on, is_ordered: place < quantity },
      })),
    }
  })
  return { lines }
}
