import { z } from 'zod'
import { normalVatNumber } from '../../../lib/company-numbers/vat-number.ts'
import { DAY, MINUTE, SECOND } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'
import {
  type FoundCheck,
  findCheck,
  findOrderCompany,
  insertCheck,
  type StoredCheck,
  storeLaterCheck,
} from './companies-store.server.ts'
import { viesRegistry } from './vies/vies.server.ts'

/** An answer of VIES is reused for this long. */
export const CHECK_VALID_MS = DAY
const CHECKOUT_WAITS_MS = 3 * SECOND
const JOB_WAITS_MS = 10 * SECOND

/** Checks the VAT number of a placed order that VIES gave no answer about. */
export const checkLater = defineJob({
  name: 'check-vat-number',
  payload: z.object({ order: z.number() }),
  claimMs: MINUTE,
  // With pauses of up to half an hour, for about four days.
  attempts: 200,
  logAs: 'a VAT number could not be checked',
})

type Checking = Pick<Services, 'db' | 'clock' | 'config' | 'identity'>

/** Returns since when an answer of VIES is reused. */
export const checksSince = (now: Date): Date => new Date(now.getTime() - CHECK_VALID_MS)

/** Returns the columns of an order for an answer of VIES; `unknown` without one, all empty without a number. */
export const storedCheck = (number: string, check: FoundCheck | undefined): StoredCheck => ({
  vat_check: number === '' ? null : (check?.result ?? 'unknown'),
  checked_name: check?.name ?? '',
  request_identifier: check?.request_identifier ?? '',
  checked_at: check?.checked_at ?? null,
})

/**
 * Checks a VAT number with VIES and stores the answer. A recent answer is reused. Not for transactions, because VIES
 * can take seconds.
 * @throws Error if VIES gives no answer in time
 */
async function check(services: Checking, number: string, waitMs: number): Promise<FoundCheck> {
  const { db, clock, config, identity } = services
  const recent = await findCheck(db, number, checksSince(clock()))
  if (recent) return recent
  if (config.viesUrl === undefined) throw new Error('VIES is switched off.')
  const requester = normalVatNumber(identity().legal.vat_number)
  const answer = await viesRegistry(config.viesUrl)({ number, requester }, AbortSignal.timeout(waitMs))
  const found = { number, requester, ...answer, checked_at: clock() }
  await insertCheck(db, found)
  return found
}

/** Checks a VAT number as `check`, for at most 3 seconds. @returns undefined without an answer */
export const checkNow = (services: Checking, number: string): Promise<FoundCheck | undefined> =>
  check(services, number, CHECKOUT_WAITS_MS).catch(() => undefined)

/** Checks the VAT number of an order and stores the answer with it. @throws Error to try again later */
export async function checkOfOrder(services: Checking, orderId: number): Promise<void> {
  const company = await findOrderCompany(services.db, orderId)
  if (company?.vat_check !== 'unknown' || services.config.viesUrl === undefined) return
  const found = await check(services, company.vat_number, JOB_WAITS_MS)
  await storeLaterCheck(services.db, orderId, { number: company.vat_number, ...storedCheck(company.vat_number, found) })
}
