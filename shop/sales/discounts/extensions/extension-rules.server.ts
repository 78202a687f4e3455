import { z } from 'zod'
import type { Database } from '../../../../server/db/open.ts'
import { type Adjustment, spreadOver } from '../../../catalog/pricing/adjustments.ts'
import type { OrderQuote, TaxedLine } from '../../../catalog/pricing/order-quote.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { PricedCart } from '../../../extension/prices.ts'
import type { RulesFor, UnmetCondition } from '../apply-discounts.ts'
import type { DiscountableLine } from '../discount.ts'
import { findPriceFacts } from '../discounts-store.server.ts'
import { unmetConditionOf } from './extension-conditions.server.ts'

const PLACE = 'price rules'

const Reductions = z
  .array(
    z.object({
      name: z.string().trim().min(1).max(80),
      cents: z.int().min(0).default(0),
      lines: z.array(z.int().min(0)).optional(),
      deliveryCents: z.int().min(0).default(0),
    }),
  )
  .max(10)

/** What extensions add to the computation of an order, for `quoteWithDiscounts`. */
export interface ExtensionPricing {
  rulesFor?: RulesFor | undefined
  unmet?: UnmetCondition | undefined
}

/**
 * Finds the price rules and conditions of extensions for a customer; null for an order without an account, which gets
 * no price rules. They apply after the discounts of the shop. A failing rule reduces nothing.
 */
export async function findExtensionPricing(
  db: Database,
  extensions: Extensions,
  userId: number | null,
): Promise<ExtensionPricing> {
  const reducing = extensions.enabled.filter(({ prices }) => prices)
  const hasConditions = extensions.enabled.some(({ conditions }) => conditions)
  if (reducing.length === 0 && !hasConditions) return {}
  const customer = userId === null ? null : { id: userId, ...(await findPriceFacts(db, userId)) }
  return {
    ...(customer && reducing.length > 0 && { rulesFor: rulesOf(extensions, reducing, customer) }),
    ...(hasConditions && { unmet: unmetConditionOf(extensions, customer) }),
  }
}

const rulesOf =
  (extensions: Extensions, reducing: readonly Extension[], customer: PricedCart['customer']): RulesFor =>
  (lines) =>
    reducing.flatMap((extension) =>
      (['order', 'delivery'] as const).map((stage) => ({
        ...{ name: `extension:${extension.name}`, stage },
        rule: (quote, { at, country }) =>
          reductionsOf(extensions, extension, { lines, quote, stage, at, country, customer }),
      })),
    )

interface RuleInput extends Pick<PricedCart, 'at' | 'country' | 'customer'> {
  lines: readonly DiscountableLine[]
  quote: OrderQuote<TaxedLine>
  stage: 'order' | 'delivery'
}

function reductionsOf(
  extensions: Extensions,
  extension: Extension,
  { lines, quote, stage, ...rest }: RuleInput,
): readonly Adjustment[] {
  const cart: PricedCart = {
    ...rest,
    lines: lines.map(({ product_id, variant_id, quantity, is_reduced }, place) => ({
      ...{ product: product_id, variant: variant_id, quantity, isReduced: is_reduced },
      leftCents: quote.lines[place]?.adjusted_cents ?? 0,
    })),
    deliveryCents: quote.deliveryCents,
  }
  try {
    const returned = extension.prices?.reductions(cart, extensions.contextOf(extension).settings()) ?? []
    const read = Reductions.safeParse(returned)
    if (!read.success) throw new Error(`The reductions are invalid: ${z.prettifyError(read.error)}`)
    const left = quote.lines.map(({ adjusted_cents }) => adjusted_cents)
    let delivery = quote.deliveryCents
    return read.data.flatMap(({ name, cents, lines: chosen, deliveryCents }, at): Adjustment[] => {
      const source = `extension:${extension.name}:${at}`
      if (stage === 'delivery') {
        const taken = Math.min(deliveryCents, delivery)
        delivery -= taken
        return taken > 0 ? [{ source, name, stage, parts: [], deliveryCents: taken }] : []
      }
      const places = quote.lines.flatMap(({ vat_rate }, line) =>
        chosen === undefined || chosen.includes(line) ? [{ line, left: left[line] ?? 0, vat_rate }] : [],
      )
      const parts = spreadOver(cents, places)
      for (const part of parts) left[part.line] = (left[part.line] ?? 0) - part.cents
      return parts.length > 0 ? [{ source, name, stage, parts, deliveryCents: 0 }] : []
    })
  } catch (error) {
    extensions.report(extension, PLACE, error)
    return []
  }
}
