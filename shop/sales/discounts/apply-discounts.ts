import type { Adjustment, Stage } from '../../catalog/pricing/adjustments.ts'
import { quoteWithRules, type StagedRule } from '../../catalog/pricing/apply-rules.ts'
import { type OrderQuote, orderQuote, type TaxedLine } from '../../catalog/pricing/order-quote.ts'
import { isGiftCard } from '../../catalog/products/read/legal/product-choices.contract.ts'
import { allPieces, percentOf, spreadOverPieces } from './benefits/line-pieces.ts'
import { isInScope, isOffer, offerProblem, offerReductions, piecesLine } from './benefits/offers.ts'
import type { CodeProblem, Discount, DiscountableLine, StoredCondition } from './discount.ts'

/** Returns price rules for these lines. */
export type RulesFor = (lines: readonly DiscountableLine[]) => readonly StagedRule[]

/** Returns why an order does not meet a condition of an extension; null if it does. */
export type UnmetCondition = (
  condition: StoredCondition,
  order: { lines: readonly DiscountableLine[]; country: string | null; at: Date },
) => CodeProblem | null

interface Circumstances {
  /** Automatic discounts and those of the entered code, oldest first. */
  discounts: readonly Discount[]
  /** The entered code; null without one. */
  code: string | null
  /** Country of delivery (ISO 3166); null before it is known. */
  country: string | null
  /** The shipping method; null before it is known. */
  method: number | null
  at: Date
  /** Returns price rules that apply in addition, after the discounts. */
  rulesFor?: RulesFor | undefined
  /** Checks conditions of extensions. Without it, discounts with such a condition don't apply. */
  unmet?: UnmetCondition | undefined
}

/** A discount with its part of the goods and of the delivery, in cents. */
interface UsedDiscount {
  /** As in its adjustment. */
  source: string
  name: string
  /** Null without a code. */
  code: string | null
  /** Undefined for a rule of an extension. */
  discount: Discount | undefined
  goodsCents: number
  deliveryCents: number
}

/** A quote with the discounts that were used. */
export interface DiscountedQuote<Line extends TaxedLine> {
  quote: OrderQuote<Line>
  used: readonly UsedDiscount[]
  /** Why the entered code is not used; null if it is, or without a code. */
  problem: CodeProblem | null
}

/**
 * Computes an order with the discounts that its customer gets, in whole cents. Discounts that combine apply together;
 * another one applies alone. Of these possibilities, the one with the lowest total is used, the first of several.
 * Minimums are measured before any discount.
 * @param deliveryCents the delivery costs before discounts
 */
export function quoteWithDiscounts<Line extends DiscountableLine>(
  lines: readonly Line[],
  deliveryCents: number,
  circumstances: Circumstances,
): DiscountedQuote<Line> {
  const { discounts, code } = circumstances
  const problems = new Map(discounts.map((discount) => [discount, discountProblem(discount, lines, circumstances)]))
  const allowed = discounts.filter((discount) => problems.get(discount) === null)
  const combined = allowed.filter(({ combines }) => combines)
  const alone = allowed.filter(({ combines }) => !combines).map((discount) => [discount])
  const possible = [...(combined.length > 0 ? [combined] : []), ...alone].map((chosen) =>
    quoteOf(lines, deliveryCents, chosen, circumstances),
  )
  const [first, ...others] = possible
  const best = others.reduce((best, one) => (best && totalOf(one) >= totalOf(best) ? best : one), first)
  const { quote, used } = best ?? quoteOf(lines, deliveryCents, [], circumstances)
  const ofCode = discounts.find((discount) => discount.code !== null)
  const isUsed = ofCode !== undefined && used.some(({ discount }) => discount === ofCode)
  return { quote, used, problem: code === null || isUsed ? null : problemOf(ofCode, problems) }
}

const totalOf = ({ quote }: { quote: OrderQuote<TaxedLine> }) => quote.totalCents

function problemOf(
  discount: Discount | undefined,
  problems: ReadonlyMap<Discount, CodeProblem | null>,
): CodeProblem | null {
  if (!discount) return { reason: 'unknown' }
  return problems.get(discount) ?? { reason: 'less_than_others' }
}

function quoteOf<Line extends DiscountableLine>(
  lines: readonly Line[],
  deliveryCents: number,
  discounts: readonly Discount[],
  { at, country, code, rulesFor }: Circumstances,
) {
  const quote = quoteWithRules(lines, deliveryCents, {
    rules: [...discounts.map((discount) => ruleOf(discount, lines)), ...rulesOfExtensions(lines, rulesFor)],
    context: { at, customer: null, country, code },
    onError: (_, error) => {
      throw error
    },
  })
  const bySource = new Map(discounts.map((discount) => [sourceOf(discount), discount]))
  const used = quote.adjustments.map(({ source, name, parts, deliveryCents }): UsedDiscount => {
    const discount = bySource.get(source)
    const goodsCents = parts.reduce((sum, { cents }) => sum + cents, 0)
    return { source, name, code: discount?.code ?? null, discount, goodsCents, deliveryCents }
  })
  return { quote, used }
}

/** Returns the rules of extensions without reductions of gift cards, which have no price left to reduce for them. */
function rulesOfExtensions(lines: readonly DiscountableLine[], rulesFor: RulesFor | undefined): readonly StagedRule[] {
  const rules = rulesFor?.(lines) ?? []
  if (!lines.some(({ vat_class }) => isGiftCard(vat_class))) return rules
  const isReducible = ({ line }: { line: number }) => !isGiftCard(lines[line]?.vat_class ?? '')
  const withoutCards = (quote: OrderQuote<TaxedLine>): OrderQuote<TaxedLine> => ({
    ...quote,
    lines: quote.lines.map((one, line) => (isReducible({ line }) ? one : { ...one, adjusted_cents: 0 })),
  })
  return rules.map((one) => ({
    ...one,
    rule: (quote, context) =>
      one.rule(withoutCards(quote), context).map((added) => ({ ...added, parts: added.parts.filter(isReducible) })),
  }))
}

const sourceOf = ({ id }: Discount) => `discount:${id}`

/**
 * Discounts of some goods come first, then tiers, sets and bundles, then discounts of the whole order, and those of the
 * delivery last.
 */
function stageOf(discount: Discount): Stage {
  const { kind, products, variants } = discount
  if (kind === 'free_shipping') return 'delivery'
  if (isOffer(discount)) return 'buy_x_get_y'
  return products === null && variants === null ? 'order' : 'item'
}

function ruleOf(discount: Discount, lines: readonly DiscountableLine[]): StagedRule {
  const stage = stageOf(discount)
  const source = sourceOf(discount)
  const adjustment = (reduction: Pick<Adjustment, 'parts' | 'deliveryCents'>): Adjustment[] => [
    { source, name: discount.name, stage, ...reduction },
  ]
  return {
    name: source,
    stage,
    rule: (quote) => {
      if (stage === 'delivery') return adjustment({ parts: [], deliveryCents: quote.deliveryCents })
      const leftOf = (line: number) => quote.lines[line]?.adjusted_cents ?? 0
      if (stage === 'buy_x_get_y')
        return adjustment({ parts: offerReductions(discount, lines, leftOf), deliveryCents: 0 })
      const inScope = lines.flatMap((line, place) =>
        isInScope(discount, line) ? [piecesLine(line, place, leftOf(place))] : [],
      )
      const sum = inScope.reduce((all, { left }) => all + left, 0)
      // Rounded down, so that more goods never cost less.
      const cents = discount.kind === 'percentage' ? percentOf(sum, discount.value) : Math.min(discount.value, sum)
      return adjustment({ parts: spreadOverPieces(cents, allPieces(inScope)), deliveryCents: 0 })
    },
  }
}

/** Returns why an order does not get a discount; null if it does. */
function discountProblem(
  discount: Discount,
  lines: readonly DiscountableLine[],
  { country, method, at, unmet }: Pick<Circumstances, 'country' | 'method' | 'at' | 'unmet'>,
): CodeProblem | null {
  if (discount.refused) return { reason: discount.refused }
  const inScope = lines.filter((line) => isInScope(discount, line))
  if (inScope.length === 0) return { reason: 'no_goods' }
  const { totalCents, pieces } = orderQuote(inScope, 0)
  if (totalCents < discount.minimum_cents)
    return { reason: 'minimum_cents', missing: discount.minimum_cents - totalCents }
  if (pieces < discount.minimum_pieces) return { reason: 'minimum_pieces', missing: discount.minimum_pieces - pieces }
  if (discount.countries.length > 0 && (country === null || !discount.countries.includes(country)))
    return { reason: 'country', countries: discount.countries }
  if (discount.methods.length > 0 && (method === null || !discount.methods.includes(method)))
    return { reason: 'method' }
  const offered = isOffer(discount) ? offerProblem(discount, lines) : null
  if (offered || !discount.condition) return offered
  return unmet ? unmet(discount.condition, { lines, country, at }) : { reason: 'condition_missing' }
}
