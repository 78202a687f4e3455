import type { Database } from '../../../../server/db/open.ts'
import type { Services } from '../../../../server/services.ts'
import { findAgreedTerms } from '../../orders/order-parts.server.ts'
import { operatorOf } from '../../terms/clauses/operator-of.server.ts'
import { findPublishedClauses } from '../../terms/own-clauses/own-clauses-store.server.ts'
import { termsText } from '../../terms/terms-text.ts'

/** Returns the full text of the terms agreed to with an order; the current terms if none are stored. */
export async function agreedOrCurrentTerms(
  db: Database,
  order: number,
  { identity, publicUrl, paymentMethods }: Pick<Services, 'identity' | 'publicUrl' | 'paymentMethods'>,
): Promise<string> {
  const agreed = await findAgreedTerms(db, order)
  if (agreed !== undefined) return agreed
  const operator = { ...operatorOf(identity(), paymentMethods), isSelling: true }
  return termsText(operator, publicUrl(), await findPublishedClauses(db))
}
