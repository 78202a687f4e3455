import { HOME_COUNTRY } from '../../../lib/places/countries.ts'
import { MINUTE } from '../../../server/durations.ts'
import { notFound } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { requireUser } from '../../core/auth/guards/allow.server.ts'
import { findConsent } from '../../core/marketing-consent/consent-store.server.ts'
import { checksSince } from '../companies/check-vat-number.server.ts'
import { findCheck, findSavedCompany } from '../companies/companies-store.server.ts'
import { verifiedCountry } from '../companies/reverse-charge.ts'
import { findDiscounts } from '../discounts/discounts-store.server.ts'
import { findExtensionPricing } from '../discounts/extensions/extension-rules.server.ts'
import { findCartGiftCards } from '../gift-cards/gift-cards-store.server.ts'
import { noticeAddress } from '../launch/notices/notices.contract.ts'
import { findNoticeLanguages } from '../launch/notices/notices-store.server.ts'
import { customerOrder, orderResponses } from '../orders/order-response.server.ts'
import { findOrderForStaff, pageOfOrders } from '../orders/orders-store.server.ts'
import { findPlacedSince, findUnpaidOrders } from '../orders/placing/order-history-store.server.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import { checkOut, quoteCheckout } from './checkout.contract.ts'
import { confirmOrder, writeConfirmation } from './placing/confirm-order.server.ts'
import { currentSeller } from './placing/current-seller.server.ts'
import { checkoutClosed } from './placing/decide-checkout.server.ts'
import { checkOutAndNotify } from './placing/place-checkout.server.ts'
import { linesToCheckOut } from './quote/lines-to-check-out.server.ts'
import { priceCheckout } from './quote/price-checkout.server.ts'
import { quoteResponse } from './quote/quote-response.server.ts'

/** If the response to an order was lost, the checkout shows that order for this long. */
const JUST_PLACED_MS = 30 * MINUTE

/** Registers the endpoints that quote and place orders. */
export function checkoutEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity, jobs, extensions, paymentMethods } = services
  const seller = currentSeller(services)
  jobs.work(confirmOrder, async (placed) => (tx) => writeConfirmation(tx, services, placed))

  function sellingNow() {
    const { selling } = identity()
    if (!selling.isOpen) throw checkoutClosed()
    return selling
  }

  app.route({
    ...quoteCheckout,
    handler: async (request) => {
      const selling = sellingNow()
      const { id: userId } = requireUser(request)
      const { variant, quantity = 1, country = HOME_COUNTRY, method, vat_number } = request.query
      const unpaid = await findUnpaidOrders(db, userId)
      const owed = { unpaid, limits: selling.unpaidLimits }
      const pending = unpaid.orders.filter(({ isAwaited }) => isAwaited)
      const [{ lines, refused, gone }, languages, asksForOffers, orders] = await Promise.all([
        linesToCheckOut(db, { userId, variant, quantity, owed }),
        findNoticeLanguages(db),
        identity().emails.asksForOffers && findConsent(db, userId).then((consent) => consent === undefined),
        Promise.all(pending.map(({ id }) => pageOfOrders(db, { userId, order: id }, { page: 1, size: 1 }))),
      ])
      const awaited = await orderResponses(orders.flat(), services)
      const now = clock()
      const products = lines.map(({ product_id }) => product_id)
      const [giftCards, discounts, ofExtensions, company, check] = await Promise.all([
        findCartGiftCards(db, userId, inShopTime(now).day),
        findDiscounts(db, { userId, products, now }),
        findExtensionPricing(db, extensions, userId),
        findSavedCompany(db, userId),
        vat_number ? findCheck(db, vat_number, checksSince(now)) : undefined,
      ])
      const circumstances = {
        lines,
        country,
        method,
        selling,
        paymentMethods,
        giftCards,
        discounts: { ...discounts, ...ofExtensions },
        verified: verifiedCountry({ check, sellerNumber: identity().legal.vat_number }),
        now,
      }
      const priced = await priceCheckout(db, circumstances, extensions)
      const since = new Date(now.getTime() - JUST_PLACED_MS)
      const justPlaced = lines.length === 0 ? await findPlacedSince(db, userId, since) : undefined
      return quoteResponse(priced, {
        country,
        refused,
        gone,
        owed,
        found: discounts,
        awaited,
        justPlaced: justPlaced ?? null,
        notice: languages[0] ? noticeAddress(languages[0]) : null,
        asksForOffers,
        vatCheck: vat_number ? (check?.result ?? 'unknown') : null,
        company,
        identity: identity(),
      })
    },
  })

  app.route({
    ...checkOut,
    handler: async (request) => {
      const placed = await checkOutAndNotify(services, seller, { userId: requireUser(request).id, form: request.body })
      const order = placed.row ?? (await findOrderForStaff(db, placed.id))
      if (!order) throw notFound()
      return customerOrder(order, services)
    },
  })
}
