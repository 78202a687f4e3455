import { href } from 'react-router'
import { z } from 'zod'
import { texts } from '#texts/sales/tax'
import { showPrice, toPrice } from '../../../lib/money.ts'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'
import { notifyStaff, type StaffEmail } from '../../core/notifications/notify-staff.server.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import { sumSoldAbroad, THRESHOLD_CENTS, type YearAbroad } from './sold-abroad-store.server.ts'
import { recordThresholdWarning } from './threshold-warnings-store.server.ts'

/**
 * Percentages of the threshold at which the owner is warned, higher one first: above it, the lower warning is
 * unnecessary.
 */
const WARNED_AT = [100, 80]

/** Warns the owner when sales to other member states approach and when they exceed the threshold. */
export const vatThreshold = defineJob({
  name: 'vat-threshold',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: DAY,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'the VAT threshold could not be checked',
})

type Warning = Pick<Services, 'db' | 'clock' | 'config' | 'identity' | 'publicUrl'>

/** Sends at most one warning per year and percentage, while VAT is computed by the shop's country or not at all. */
export async function warnOfThreshold(services: Warning): Promise<void> {
  const { db, clock, identity } = services
  if (identity().selling.vatMode === 'destination') return
  const now = clock()
  const [sold] = await sumSoldAbroad(db, Number(inShopTime(now).day.slice(0, 4)))
  if (!sold) return
  const percent = WARNED_AT.find((one) => sold.cents * 100 >= one * THRESHOLD_CENTS)
  if (percent === undefined) return
  await db.transaction().execute(async (tx) => {
    if (!(await recordThresholdWarning(tx, { year: sold.year, percent, made_at: now }))) return
    await notifyStaff(tx, services, { event: 'always', email: () => thresholdEmail(sold, percent, services), now })
  })
}

function thresholdEmail(
  { year, cents }: YearAbroad,
  percent: number,
  { publicUrl }: Pick<Services, 'publicUrl'>,
): StaffEmail {
  const isOver = percent >= 100
  const threshold = showPrice(toPrice(THRESHOLD_CENTS))
  return {
    subject: isOver ? texts.overThreshold(threshold) : texts.closeToThreshold(threshold),
    paragraphs: [isOver ? texts.vatIsDueAbroad : texts.vatWillBeDueAbroad],
    facts: [{ name: texts.soldIn(year), value: showPrice(toPrice(cents)) }],
    links: [{ text: texts.viewRates, address: `${publicUrl()}${href('/admin/vat')}` }],
  }
}
