import { texts } from '#texts/sales/orders/manual'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import { spreadOver } from '../../../catalog/pricing/adjustments.ts'
import type { StagedRule } from '../../../catalog/pricing/apply-rules.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import type { PricedCheckout } from '../../checkout/quote/price-checkout.server.ts'
import type { CodeProblem } from '../../discounts/discount.ts'
import { findDiscounts } from '../../discounts/discounts-store.server.ts'
import { problemText } from '../../discounts/entering/code-problem.server.ts'
import { findExtensionPricing } from '../../discounts/extensions/extension-rules.server.ts'
import type { ManualOrderForm, Reduction } from './manual-orders.contract.ts'

/** Identifies the one-off reduction among the adjustments of a quote. */
const SOURCE = 'staff'

interface Wish extends Pick<ManualOrderForm, 'code' | 'reduction'> {
  /** Null without an account. */
  userId: number | null
  lines: readonly { product_id: number }[]
  now: Date
}

/** Finds the discounts of a manual order: automatic ones, its code, those of extensions, and the one-off reduction. */
export async function findManualDiscounts(
  db: Database,
  { userId, lines, code, reduction, now }: Wish,
  extensions: Extensions,
) {
  const products = lines.map(({ product_id }) => product_id)
  const found = await findDiscounts(db, { userId, products, now, code })
  const { rulesFor, unmet } = await findExtensionPricing(db, extensions, userId)
  return {
    ...found,
    unmet,
    rulesFor: (priced: Parameters<NonNullable<typeof rulesFor>>[0]) => [
      ...(rulesFor?.(priced) ?? []),
      ...(reduction ? [ruleOf(reduction)] : []),
    ],
  }
}

function ruleOf({ kind, value, reason }: Reduction): StagedRule {
  const stage = 'order' as const
  return {
    ...{ name: SOURCE, stage },
    rule: ({ lines }) => {
      const left = lines.map(({ adjusted_cents, vat_rate }, line) => ({ line, left: adjusted_cents, vat_rate }))
      const sum = left.reduce((all, one) => all + one.left, 0)
      // Rounded down, as discounts are.
      const cents = kind === 'amount' ? value : Number((BigInt(sum) * BigInt(value)) / 10_000n)
      return [{ source: SOURCE, name: reason, stage, parts: spreadOver(cents, left), deliveryCents: 0 }]
    },
  }
}

const isReduction = ({ source }: PricedCheckout['used'][number]) => source === SOURCE

/** @throws Refusal 400 for a code that does not apply, or a reduction above the price of the goods */
export function refuseUnused({ code, reduction }: Pick<Wish, 'code' | 'reduction'>, priced: PricedCheckout): void {
  if (code !== '' && priced.problem) throw refuseFields({ code: [problemForStaff(priced.problem)] })
  const { goodsCents = 0 } = priced.used.find(isReduction) ?? {}
  if (reduction?.kind === 'amount' && goodsCents < reduction.value)
    throw refuseFields({ reduction: { value: ['The reduction is more than the price of the products.'] } })
}

/** Returns the discounts of a manual order for the activity log, with the reason of the one-off reduction. */
export const auditedDiscounts = ({ used }: PricedCheckout) =>
  used.map((one) => {
    const [cents, name] = [
      toPrice(one.goodsCents + one.deliveryCents),
      one.code ? `${one.name}, ${one.code}` : one.name,
    ]
    return { field: isReduction(one) ? 'reduction' : 'discount', old: null, new: `${cents} (${name})` }
  })

/** Returns why a code is not used, for staff. */
export function problemForStaff(problem: CodeProblem): string {
  switch (problem.reason) {
    case 'unknown':
      return texts.codeUnknown
    case 'ended':
      return texts.codeEnded
    case 'used_up':
      return texts.codeUsedUp
    case 'used':
      return texts.codeUsed
    case 'not_first_order':
      return texts.codeForFirstOrder
    case 'not_for_customer':
      return texts.codeForOthers
    case 'condition_missing':
      return texts.codeWithoutExtension
    default:
      return problemText(problem)
  }
}
