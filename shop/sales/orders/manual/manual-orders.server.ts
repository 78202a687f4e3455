import { HOME_COUNTRY } from '../../../../lib/places/countries.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { exactProductTags, POPULAR, SEARCH } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { findVerifiedUser } from '../../../core/accounts/users/users-store.server.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { readIdentity } from '../../../core/settings/read-identity.server.ts'
import { parcelOf, priceCheckout } from '../../checkout/quote/price-checkout.server.ts'
import { quoteResponse } from '../../checkout/quote/quote-response.server.ts'
import { checkNow, storedCheck } from '../../companies/check-vat-number.server.ts'
import { verifiedCountry } from '../../companies/reverse-charge.ts'
import { carrierMethods, hasCarriers } from '../../shipping/carrier-methods.server.ts'
import { staffOrderResponse } from '../order-response.server.ts'
import { findOrderForStaff } from '../orders-store.server.ts'
import { findForSale } from '../sold-variants-store.server.ts'
import { findManualDiscounts, problemForStaff } from './manual-discounts.server.ts'
import { type ManualOrderForm, placeManualOrder, quoteManualOrder } from './manual-orders.contract.ts'
import { applyManualPrices, placeManualOrderOf } from './place-manual-order.server.ts'

/** Registers the endpoints by which staff place manual orders. */
export function manualOrderEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, cache, identity, paymentMethods, extensions } = services

  const linesOf = async (wishes: ManualOrderForm['lines']) => {
    const sold = await findForSale(
      db,
      wishes.map(({ variant }) => variant),
    )
    const wanted = wishes.flatMap(({ variant, quantity }) => {
      const found = sold.get(variant)
      return found ? [{ ...found, quantity }] : []
    })
    return applyManualPrices(wanted, wishes)
  }
  // Never called inside the transaction of the order.
  const carriersFor = async ({ lines, delivery }: ManualOrderForm) => {
    if (!hasCarriers(extensions)) return undefined
    const country = delivery?.country ?? HOME_COUNTRY
    return carrierMethods(extensions, parcelOf({ lines: await linesOf(lines), country, selling: identity().selling }))
  }

  app.route({
    ...quoteManualOrder,
    handler: async ({ body }) => {
      const { selling, legal } = identity()
      const country = body.country ?? HOME_COUNTRY
      const { method, code, reduction, email, vat_number = '' } = body
      const check = vat_number === '' ? undefined : await checkNow(services, vat_number)
      const verified = verifiedCountry({ check, sellerNumber: legal.vat_number })
      const [lines, now] = [await linesOf(body.lines), clock()]
      const userId = (email === '' ? undefined : await findVerifiedUser(db, email))?.id ?? null
      const discounts = await findManualDiscounts(db, { userId, lines, code, reduction, now }, extensions)
      const wish = { lines, country, method, selling, paymentMethods, discounts, verified, now }
      const priced = await priceCheckout(db, wish, extensions)
      const order = { isCollection: priced.chosen?.method.is_collection ?? false }
      const payments = paymentMethods.manual
        .filter((method) => method.isForManualOrder(selling, order))
        .map(({ id, texts }) => ({ id, text: texts.manualOrder }))
      const withoutCustomer = {
        refused: [],
        gone: [],
        found: discounts,
        awaited: [],
        owed: undefined,
        justPlaced: null,
        asksForOffers: false,
        vatCheck: storedCheck(vat_number, check).vat_check,
        company: null,
      }
      return {
        ...quoteResponse(priced, { ...withoutCustomer, country, notice: null, identity: identity() }),
        code: code === '' ? null : { code, problem: priced.problem && problemForStaff(priced.problem) },
        payments,
      }
    },
  })

  app.route({
    ...placeManualOrder,
    handler: async (request) => {
      const by = actorOf(request, clock())
      const { company } = request.body
      // VIES and carriers can take seconds, so they answer before the transaction.
      if (company && company.vat_number !== '') await checkNow(services, company.vat_number)
      const carriers = await carriersFor(request.body)
      const order = await db.transaction().execute(async (tx) => {
        const current = await readIdentity(tx, by.now)
        const { id } = await placeManualOrderOf(tx, request.body, by, {
          ...{ identity: current, paymentMethods, extensions, carriers },
        })
        const placed = await findOrderForStaff(tx, id)
        if (!placed) throw notFound()
        return placed
      })
      cache.changed(POPULAR, SEARCH, ...exactProductTags(order.lines.map(({ product_id }) => product_id)))
      return staffOrderResponse(order, services)
    },
  })
}
