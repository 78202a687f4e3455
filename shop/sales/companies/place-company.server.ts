import type { Insertable } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import type { Schema } from '../../../server/db/schema.ts'
import { enqueueJob } from '../../../server/jobs/jobs-store.ts'
import { checkLater, storedCheck } from './check-vat-number.server.ts'
import { type FoundCheck, insertOrderCompany, saveCompany } from './companies-store.server.ts'
import type { Company } from './company.contract.ts'

/** Returns the row of the company that orders. @param check the recent answer of VIES; undefined without one */
export const companyOfOrder = (
  orderId: number,
  company: Company,
  { check, isReverseCharge }: { check: FoundCheck | undefined; isReverseCharge: boolean },
) => ({
  ...{ order_id: orderId, ...company, ...storedCheck(company.vat_number, check) },
  is_reverse_charge: isReverseCharge,
})

/**
 * Stores the company of a new order, and saves it in the account for the next order. VIES is queried later if
 * it has given no answer.
 * @param userId null for an order without an account
 */
export async function placeCompany(
  tx: Database,
  company: Insertable<Schema['order_companies']>,
  { userId, now }: { userId: number | null; now: Date },
): Promise<void> {
  await insertOrderCompany(tx, company)
  if (userId !== null) await saveCompany(tx, userId, company, now)
  if (company.vat_check === 'unknown') await enqueueJob(tx, checkLater, { order: company.order_id }, { now })
}
