import type { Database } from '../../../../server/db/open.ts'
import { inRecordLanguage } from '../../../../server/language/in-language.ts'
import type { Services } from '../../../../server/services.ts'
import { findAgreedTerms } from '../../orders/order-parts.server.ts'
import type { StaffOrderRow } from '../../orders/orders-store.server.ts'
import { operatorOf } from '../../terms/clauses/operator-of.server.ts'
import { publishedClausesOfOrder } from '../../terms/own-clauses/clause-translations.server.ts'
import { termsText } from '../../terms/terms-text.ts'

/** Returns the terms agreed to with an order; without stored ones, the current terms in the order's language. */
export async function agreedOrCurrentTerms(
  db: Database,
  { id, language }: Pick<StaffOrderRow, 'id' | 'language'>,
  { identity, publicUrl, paymentMethods }: Pick<Services, 'identity' | 'publicUrl' | 'paymentMethods'>,
): Promise<string> {
  const agreed = await findAgreedTerms(db, id)
  if (agreed !== undefined) return agreed
  return inRecordLanguage(language, identity(), async () => {
    const operator = { ...operatorOf(identity(), paymentMethods), isSelling: true }
    return termsText(operator, publicUrl(), await publishedClausesOfOrder(db), identity().languages)
  })
}
