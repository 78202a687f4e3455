import type { TaxedLine } from '../../catalog/pricing/order-quote.ts'
import type { DiscountedQuote } from './apply-discounts.ts'

/** Returns the discounts of an order as it stores them, without those that take nothing off. */
export const storedDiscounts = ({ used }: Pick<DiscountedQuote<TaxedLine>, 'used'>) =>
  used
    .filter(({ goodsCents, deliveryCents }) => goodsCents + deliveryCents > 0)
    .map(({ discount, name, code, goodsCents, deliveryCents }) => ({
      ...{ discount_id: discount?.id ?? null, code_id: discount?.code_id ?? null, name, code: code ?? '' },
      ...{ goods_cents: goodsCents, delivery_cents: deliveryCents },
    }))

/** Returns the lines of a quote with what discounts take off each whole line. */
export const discountedLines = <Line extends { price_cents: number; adjusted_cents: number }>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, discount_cents: line.price_cents - line.adjusted_cents }))
