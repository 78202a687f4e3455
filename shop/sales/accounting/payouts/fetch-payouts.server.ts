import { z } from 'zod'
import { CURRENCY } from '../../../../lib/money.ts'
import { DAY, HOUR, MINUTE } from '../../../../server/durations.ts'
import { defineJob } from '../../../../server/jobs/job.ts'
import type { Services } from '../../../../server/services.ts'
import { type PaymentProvider, UnknownOutcome } from '../../../extension/payment-provider.ts'
import { findFirstOpened } from '../../payments/count-paid.server.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { findFetchedAt, storeFetchedAt, storePayout } from './payouts-store.server.ts'

/** Lists the payouts of all providers every six hours. */
export const payoutsRound = defineJob({
  name: 'fetch-payouts',
  payload: z.object({}),
  claimMs: 10 * MINUTE,
  everyMs: 6 * HOUR,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'the payouts could not be listed',
})

/** The state of a payout can change for this long after it was made. */
const CHANGES_FOR_MS = 35 * DAY

type Fetching = Pick<Services, 'db' | 'clock' | 'paymentMethods'>

/**
 * Stores the payouts of all connected providers that were made since the last listing, the first time since the first
 * payment. Payouts in other currencies are left out. Several processes can run it at the same time.
 * @throws PaymentRefused if a provider does not allow the listing; the other providers are listed
 */
export async function fetchPayouts(services: Fetching): Promise<void> {
  const providers = new Set(services.paymentMethods.online().map(({ provider }) => provider))
  const fetched = await Promise.allSettled([...providers].map((provider) => fetchPayoutsOf(services, provider)))
  const failed = fetched.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

async function fetchPayoutsOf({ db, clock }: Fetching, provider: PaymentProvider): Promise<void> {
  const now = clock()
  const today = inShopTime(now).day
  const since = (await findFetchedAt(db, provider.id)) ?? (await findFirstOpened(db, provider.id))
  if (!provider.listPayouts || !since) return
  try {
    for await (const payout of provider.listPayouts(new Date(since.getTime() - CHANGES_FOR_MS), now))
      if (payout.currency === CURRENCY)
        await db.transaction().execute((tx) => storePayout(tx, provider.id, payout, today))
    await storeFetchedAt(db, provider.id, now)
  } catch (error) {
    // The provider is unavailable; the same period is listed in the next round.
    if (!(error instanceof UnknownOutcome)) throw error
  }
}
