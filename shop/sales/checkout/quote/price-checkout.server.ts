import { HOME_COUNTRY, isExport } from '../../../../lib/places/countries.ts'
import type { SellingFacts } from '../../../../lib/shop-identity.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { PaymentProvider } from '../../../../server/payments/payment-provider.ts'
import { type OrderQuote, orderQuote } from '../../../catalog/pricing/order-quote.ts'
import { quote } from '../../../catalog/pricing/quote.ts'
import type { LineForSale } from '../../orders/placing/place-order.server.ts'
import type { PaymentMeans } from '../../payments/payments.contract.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { findMethodsOn } from '../../shipping/delivery-store.server.ts'
import {
  type DeliveryMethod,
  type NotOffered,
  type OfferedMethod,
  offeredMethods,
} from '../../shipping/offered-methods.ts'
import { findRates, type RatesOfDay, ratesOfSale } from '../../tax/vat-rates-store.server.ts'

/** An order of more is not taken. */
const MOST_CENTS = 999_999_999

interface Circumstances {
  lines: readonly LineForSale[]
  /** Where it is to be delivered, ISO 3166. */
  country: string
  /** The method that is wanted; the cheapest one, else the first way to collect, where none or another one is. */
  method: number | undefined
  selling: SellingFacts
  /** Takes payments online; undefined where nobody does. */
  provider: Pick<PaymentProvider, 'limits'> | undefined
  now: Date
}

/** What an order costs and how it is delivered. */
export interface PricedCheckout {
  quote: OrderQuote<LineForSale & { vat_rate: number | null }>
  /** All that are switched on, for whatever country. */
  methods: readonly DeliveryMethod[]
  offered: readonly OfferedMethod[]
  notDelivered: NotOffered | null
  /** The one that is counted; undefined where nothing is offered. */
  chosen: OfferedMethod | undefined
  means: readonly PaymentMeans[]
  /** The order is delivered outside the union's area of VAT. */
  isExport: boolean
}

/** What an order is counted with besides its lines: the ways of delivery and the rates of VAT that hold. */
export interface Tariffs {
  methods: readonly DeliveryMethod[]
  rates: RatesOfDay
}

/** Finds what orders to a country, ISO 3166, are counted with at a moment. */
export async function findTariffs(db: Database, country: string, now: Date): Promise<Tariffs> {
  const [methods, rates] = await Promise.all([findMethodsOn(db), findRates(db, country, inShopTime(now).day)])
  return { methods, rates }
}

/** Counts what an order costs as of this moment, as `countCheckout`. */
export const priceCheckout = async (db: Database, circumstances: Circumstances): Promise<PricedCheckout> =>
  countCheckout(await findTariffs(db, circumstances.country, circumstances.now), circumstances)

/**
 * Counts what an order costs with its delivery and VAT. Who shows it and who takes the order ask this, so that both count the same. What is
 * collected is taxed at home.
 */
export function countCheckout({ methods, rates }: Tariffs, circumstances: Circumstances): PricedCheckout {
  const { lines, country, method, selling, now } = circumstances
  const grams = lines.reduce(
    (sum, { weight_grams, quantity }) => sum + (weight_grams ?? selling.defaultGrams) * quantity,
    0,
  )
  const goodsCents = quote(lines).totalCents
  const { offered, notDelivered } = offeredMethods(methods, selling, { country, grams, goodsCents, now })
  const chosen = offered.find((one) => one.method.id === method) ?? offered[0]
  const taxing = chosen?.method.is_collection ? HOME_COUNTRY : country
  const rateOf = ratesOfSale(rates, { mode: selling.vatMode, country: taxing })
  const taxed = lines.map((line) => ({ ...line, vat_rate: rateOf(line.vat_class) }))
  const priced = orderQuote(taxed, chosen?.cents ?? 0)
  return {
    quote: priced,
    methods,
    offered,
    notDelivered,
    chosen,
    isExport: isExport(taxing),
    means: chosen && priced.totalCents <= MOST_CENTS ? meansFor(chosen.method, circumstances, priced.totalCents) : [],
  }
}

function meansFor(
  { is_collection }: DeliveryMethod,
  { selling: { online, transfer, isPaidOnCollection }, provider }: Circumstances,
  cents: number,
): PaymentMeans[] {
  const isTaken = provider && cents >= provider.limits.minCents && cents <= provider.limits.maxCents
  return [
    ...(online && isTaken ? (['online'] as const) : []),
    ...(isPaidOnCollection && is_collection ? (['collection'] as const) : []),
    ...(transfer ? (['transfer'] as const) : []),
  ]
}
