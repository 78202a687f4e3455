import { HOME_COUNTRY, isExport } from '../../../../lib/places/countries.ts'
import type { SellingDetails } from '../../../../lib/shop-identity.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import { quote } from '../../../catalog/pricing/quote.ts'
import { isGiftCard } from '../../../catalog/products/read/legal/product-choices.contract.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import type { Parcel } from '../../../extension/shipping.ts'
import { isReverseCharged, netDelivery, netLines } from '../../companies/reverse-charge.ts'
import { type DiscountedQuote, quoteWithDiscounts } from '../../discounts/apply-discounts.ts'
import type { FoundDiscounts } from '../../discounts/discounts-store.server.ts'
import type { ExtensionPricing } from '../../discounts/extensions/extension-rules.server.ts'
import { type AppliedGiftCard, applyGiftCards, type CartGiftCard } from '../../gift-cards/apply-gift-cards.ts'
import { deliveryByEmail } from '../../gift-cards/selling/delivery-by-email.ts'
import type { LineForSale } from '../../orders/placing/place-order.server.ts'
import { methodsForOrder, type OfferedPaymentMethod } from '../../payments/methods/methods-for-order.server.ts'
import { type CarrierMethods, carrierMethods } from '../../shipping/carrier-methods.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { findMethodsOn } from '../../shipping/delivery-store.server.ts'
import { translateMethods } from '../../shipping/method-translations.server.ts'
import {
  type DeliveryMethod,
  type NotOffered,
  type OfferedMethod,
  offeredMethods,
} from '../../shipping/offered-methods.ts'
import { findRates, type RatesOfDay, ratesOfSale } from '../../tax/vat-rates-store.server.ts'

/** The largest total of an order. */
const MOST_CENTS = 999_999_999

interface Circumstances {
  lines: readonly LineForSale[]
  /** The country of delivery (ISO 3166). */
  country: string
  /** The chosen method. If it is null or unavailable, the cheapest delivery, otherwise the first collection. */
  method: number | undefined
  selling: SellingDetails
  paymentMethods: PaymentMethods
  now: Date
  /** The country in which the buyer's VAT number is valid (ISO 3166); undefined for consumers. */
  verified?: string | undefined
  /** The gift cards of the customer's cart; undefined for orders that staff enter. */
  giftCards?: readonly CartGiftCard[] | undefined
  /** Undefined without discounts. */
  discounts?: (Pick<FoundDiscounts, 'code' | 'discounts'> & ExtensionPricing) | undefined
}

/** The price and the delivery of an order. */
export interface PricedCheckout extends DiscountedQuote<LineForSale & { vat_rate: number | null }> {
  /** All countries of delivery (ISO 3166). */
  served: ReadonlySet<string>
  offered: readonly OfferedMethod[]
  notDelivered: NotOffered | null
  /** The method used for the price; undefined if none is offered. */
  chosen: OfferedMethod | undefined
  means: readonly OfferedPaymentMethod[]
  /** The gift cards with the amounts that they pay. */
  giftCards: readonly AppliedGiftCard[]
  giftCents: number
  /** The rest of the total, which is paid by another method. */
  dueCents: number
  /** Whether the order is delivered outside the EU VAT area. */
  isExport: boolean
  /** Whether prices are without VAT, because a company of another member state owes it. */
  isReverseCharge: boolean
}

/** The shipping methods and VAT rates that apply to an order. */
export interface Tariffs {
  methods: readonly DeliveryMethod[]
  rates: RatesOfDay
  /** Undefined in shops without carriers. */
  carriers?: CarrierMethods | undefined
}

/**
 * Finds the shipping methods, in the language of the order, and VAT rates for a country (ISO 3166) at a given time.
 */
export async function findTariffs(db: Database, country: string, now: Date): Promise<Tariffs> {
  const [methods, rates] = await Promise.all([findMethodsOn(db), findRates(db, country, inShopTime(now).day)])
  return { methods: await translateMethods(db, methods), rates }
}

/** Loads the tariffs and computes the price of an order, as `computeCheckout`. Not for transactions of orders. */
export async function priceCheckout(
  db: Database,
  circumstances: Circumstances,
  extensions: Extensions,
): Promise<PricedCheckout> {
  const tariffs = await findTariffs(db, circumstances.country, circumstances.now)
  const carriers = carrierMethods(extensions, parcelOf(circumstances))
  return computeCheckout({ ...tariffs, carriers }, circumstances)
}

/** Returns the parcel of an order without its gift cards, for which carriers compute rates. */
export function parcelOf({
  lines: all,
  country,
  selling,
}: Pick<Circumstances, 'lines' | 'country' | 'selling'>): Parcel {
  const lines = all.filter(({ vat_class }) => !isGiftCard(vat_class))
  const grams = lines.reduce(
    (sum, { weight_grams, quantity }) => sum + (weight_grams ?? selling.defaultGrams) * quantity,
    0,
  )
  return { grams, goodsCents: quote(lines).totalCents, country }
}

/**
 * Computes the price of an order with delivery and VAT, for both the quote and the order itself. Collected orders are
 * taxed in the shop's country.
 */
export function computeCheckout({ carriers, rates, ...own }: Tariffs, circumstances: Circumstances): PricedCheckout {
  const { lines, country, method, selling, paymentMethods, now, verified, discounts, giftCards = [] } = circumstances
  const methods = carriers ? [...own.methods, ...carriers.methods] : own.methods
  const isEmailed = lines.length > 0 && lines.every(({ vat_class }) => isGiftCard(vat_class))
  const { offered: gross, notDelivered } = isEmailed
    ? { offered: [deliveryByEmail(now)], notDelivered: null }
    : offeredMethods(methods, selling, { ...parcelOf(circumstances), now })
  const wanted = gross.find((one) => one.method.id === method) ?? gross[0]
  const taxing = wanted?.method.is_collection ? HOME_COUNTRY : country
  const isReverseCharge = isReverseCharged(selling.vatMode, taxing, verified)
  const rateOf = ratesOfSale(rates, { mode: selling.vatMode, country: taxing })
  const withVat = lines.map((line) => ({ ...line, vat_rate: rateOf(line.vat_class) }))
  const taxed = isReverseCharge ? netLines(withVat) : withVat
  const offered = isReverseCharge ? gross.map((one) => ({ ...one, cents: netDelivery(withVat, one.cents) })) : gross
  const chosen = offered.find((one) => one.method.id === wanted?.method.id)
  const found = discounts ?? { code: null, discounts: [] }
  const discounted = quoteWithDiscounts(taxed, chosen?.cents ?? 0, {
    ...found,
    ...{ country: taxing, method: chosen?.method.id ?? null, at: now },
  })
  const { totalCents } = discounted.quote
  const cardCents = discounted.quote.lines
    .filter(({ vat_class }) => isGiftCard(vat_class))
    .reduce((sum, { adjusted_cents }) => sum + adjusted_cents, 0)
  const { applied, giftCents, dueCents } = applyGiftCards(giftCards, totalCents, cardCents)
  return {
    ...discounted,
    ...{ giftCards: applied, giftCents, dueCents },
    served: new Set([...methods.flatMap(({ countries }) => countries), ...(carriers?.countries ?? [])]),
    offered,
    notDelivered:
      notDelivered?.reason === 'not_served' && carriers?.countries.includes(country)
        ? { reason: 'no_rate' }
        : notDelivered,
    chosen,
    isExport: isExport(taxing),
    isReverseCharge,
    means:
      chosen && dueCents > 0 && totalCents <= MOST_CENTS
        ? methodsForOrder(paymentMethods, selling, {
            isCollection: chosen.method.is_collection,
            cents: dueCents,
          })
        : [],
  }
}
