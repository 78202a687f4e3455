import { type Adjustment, STAGES, type Stage } from './adjustments.ts'
import { type OrderQuote, orderQuote, type TaxedLine } from './order-quote.ts'

/** What a price rule knows besides the quote. */
export interface PriceContext {
  /** Time of the quote; a rule reads no clock. */
  at: Date
  /** Null for visitors. */
  customer: { id: number; isFirstOrder: boolean; tags: readonly string[] } | null
  /** ISO 3166-1 alpha-2; null before the address is known. */
  country: string | null
  /** The entered code without spaces, in upper case; null without one. */
  code: string | null
}

/**
 * Computes adjustments from a quote, in whole cents. Pure: no input or output, no clock, no randomness.
 * Adjustments of one rule may not take more off a line or the delivery than is left of it.
 */
export type PriceRule = (quote: OrderQuote<TaxedLine>, context: PriceContext) => readonly Adjustment[]

/** A price rule with the step to which it belongs. */
export interface StagedRule {
  /** For messages about errors. */
  name: string
  stage: Stage
  rule: PriceRule
}

interface Circumstances {
  rules: readonly StagedRule[]
  context: PriceContext
  /** Called when a rule throws or returns an impossible adjustment. The quote then ignores the rule. */
  onError: (rule: string, error: unknown) => void
}

/**
 * Computes an order with price rules, step by step: each step starts from the prices after the previous one. Rules of
 * one step run in the given order, and each sees what the earlier ones left.
 * @param deliveryCents the delivery costs before adjustments
 * @throws RangeError if a price, quantity or the delivery costs are no amount, as `orderQuote`
 */
export function quoteWithRules<Line extends TaxedLine>(
  lines: readonly Line[],
  deliveryCents: number,
  { rules, context, onError }: Circumstances,
): OrderQuote<Line> {
  let quote = orderQuote(lines, deliveryCents)
  const adjustments: Adjustment[] = []
  for (const stage of STAGES)
    for (const { name, rule } of rules.filter((one) => one.stage === stage)) {
      try {
        const added = rule(quote, context)
        if (added.some((adjustment) => adjustment.stage !== stage))
          throw new RangeError(`A rule of the step ${stage} returned an adjustment of another step.`)
        quote = orderQuote(lines, deliveryCents, [...adjustments, ...added])
        adjustments.push(...added)
      } catch (error) {
        onError(name, error)
      }
    }
  return quote
}
