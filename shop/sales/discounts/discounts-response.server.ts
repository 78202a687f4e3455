import { toPrice } from '../../../lib/money.ts'
import type { TaxedLine } from '../../catalog/pricing/order-quote.ts'
import type { DiscountedQuote } from './apply-discounts.ts'
import type { FoundDiscounts } from './discounts-store.server.ts'
import { problemText } from './entering/code-problem.server.ts'
import type { QuotedDiscounts } from './order-discount.contract.ts'

/** Converts the discounts of a quote to their API form. */
export function discountsResponse(
  { used, problem }: Pick<DiscountedQuote<TaxedLine>, 'used' | 'problem'>,
  { code, hasCodes, announced }: Pick<FoundDiscounts, 'code' | 'hasCodes' | 'announced'>,
): QuotedDiscounts {
  return {
    discounts: used.map(({ name, code, goodsCents, deliveryCents }) => ({
      ...{ name, code },
      goods: toPrice(goodsCents),
      delivery: toPrice(deliveryCents),
    })),
    code: code === null ? null : { code, problem: problem && problemText(problem) },
    announced: [...announced],
    takes_codes: hasCodes,
  }
}
