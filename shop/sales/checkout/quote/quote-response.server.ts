import { toPrice } from '../../../../lib/money.ts'
import { COUNTRY_CODES, type CountryCode } from '../../../../lib/places/countries.ts'
import type { ShopIdentity } from '../../../../lib/shop-identity.ts'
import { translatedErrors, translatedSentence } from '../../../../lib/texts/error-sentences.ts'
import { parseContents, unitPrice } from '../../../catalog/pricing/contents.contract.ts'
import { isGiftCard } from '../../../catalog/products/read/legal/product-choices.contract.ts'
import { translatedFields } from '../../../core/translations/translated-fields.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import type { OrderCompany, VatCheckResult } from '../../companies/company.contract.ts'
import { discountsResponse } from '../../discounts/discounts-response.server.ts'
import type { FoundDiscounts } from '../../discounts/discounts-store.server.ts'
import { taxesResponse } from '../../orders/order-response.server.ts'
import type { Order } from '../../orders/orders.contract.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'
import { paymentMethodRefusal, type UnpaidState } from '../limits/unpaid-limits.server.ts'
import type { PricedCheckout } from './price-checkout.server.ts'

interface Surroundings {
  country: CountryCode
  refused: CheckoutQuote['refused']
  /** Variants that are no longer for sale. */
  gone: CheckoutQuote['gone']
  /** The discount code in the cart, and which codes there are. */
  found: Pick<FoundDiscounts, 'code' | 'hasCodes' | 'announced'>
  /** The customer's orders that await payment. */
  awaited: readonly Order[]
  /** The limits for unpaid orders; undefined if there are none. */
  owed: UnpaidState | undefined
  /** The id of an order that was just placed. */
  justPlaced: number | null
  /** The address of the notice about the legal guarantee. */
  notice: string | null
  asksForOffers: boolean
  vatCheck: VatCheckResult | null
  /** The company that the customer has saved. */
  company: OrderCompany | null
  identity: ShopIdentity
}

/** Converts a quote to its API form. */
export function quoteResponse(
  {
    quote,
    used,
    problem,
    served,
    offered,
    notDelivered,
    chosen,
    means,
    isExport,
    isReverseCharge,
    ...priced
  }: PricedCheckout,
  {
    country,
    refused,
    gone,
    found,
    awaited,
    owed,
    justPlaced,
    notice,
    asksForOffers,
    vatCheck,
    company,
    identity,
  }: Surroundings,
): CheckoutQuote {
  return {
    lines: quote.lines.map((line) => ({
      product: line.product_id,
      variant: line.variant_id,
      title: line.title,
      variant_name: line.variant_name,
      thumbnail: imageUrl(line.thumbnail_key, 1280),
      quantity: line.quantity,
      unit_price: toPrice(line.unit_price_cents),
      price_per: unitPrice(
        toPrice(line.unit_price_cents),
        line.contents === null ? null : parseContents(line.contents),
      ),
      price: toPrice(line.price_cents),
      discount: toPrice(line.price_cents - line.adjusted_cents),
      withdrawal: line.withdrawal,
      is_gift_card: isGiftCard(line.vat_class),
    })),
    refused: refused.map((line) => ({ ...line, why: translatedSentence(line.why) })),
    gone,
    country,
    countries: COUNTRY_CODES.filter((code) => served.has(code)),
    methods: offered.map(({ method, cents, missing_to_free, earliest, latest }) => ({
      id: method.id,
      name: method.name,
      price: toPrice(cents),
      is_collection: method.is_collection,
      is_emailed: method.is_emailed === true,
      is_tracked: method.is_tracked,
      place: method.place,
      earliest,
      latest,
      missing_to_free: missing_to_free === null ? null : toPrice(missing_to_free),
      ...translatedFields(method),
    })),
    method: chosen?.method.id ?? null,
    not_delivered: notDelivered && {
      reason: notDelivered.reason,
      most: notDelivered.reason === 'too_heavy' ? notDelivered.most : null,
    },
    goods: toPrice(quote.goodsCents),
    delivery: toPrice(quote.deliveryCents),
    ...discountsResponse({ used, problem }, found),
    total: toPrice(quote.totalCents),
    gift_cards: priced.giftCards.map(({ id, last_four, balance_cents, ends_on, cents }) => ({
      ...{ id, last_four, ends_on, amount: toPrice(cents), balance: toPrice(balance_cents) },
    })),
    paid_by_gift_cards: toPrice(priced.giftCents),
    due: toPrice(priced.dueCents),
    taxes: taxesResponse(quote.taxes),
    has_no_vat: identity.selling.vatMode === 'none',
    is_export: isExport,
    is_reverse_charge: isReverseCharge,
    vat_check: vatCheck,
    company,
    means: means.map(({ method, provider }) => ({
      id: method.id,
      kind: method.kind,
      text: method.texts.name,
      in_sentence: method.texts.inSentence,
      description: method.texts.description(identity.selling),
      days: method.kind === 'online' ? null : method.daysToPay(identity.selling),
      is_test: provider?.isTest ?? false,
      refused: translatedErrors((owed && paymentMethodRefusal(method, priced.dueCents, owed)) ?? null),
    })),
    mediator: identity.legal.mediator,
    notice,
    asks_for_offers: asksForOffers,
    just_placed: justPlaced,
    waiting: awaited.find(({ payment }) => payment?.kind === 'online') ?? null,
    transfers: awaited.filter(({ payment }) => payment?.kind !== 'online'),
  }
}
