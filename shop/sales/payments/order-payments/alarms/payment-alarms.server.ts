import type { Database } from '../../../../../server/db/open.ts'
import { DAY, MINUTE, SECOND } from '../../../../../server/durations.ts'
import type { LabelledGauge } from '../../../../../server/metrics/metrics.ts'
import type { Services } from '../../../../../server/services.ts'
import type { PaymentProvider } from '../../../../extension/payment-provider.ts'
import { countPaidSince, findFirstOpened } from '../../count-paid.server.ts'
import { UNCLEAR_AFTER_MS } from '../../payments-with-issues.server.ts'
import { findRefundsUnderWay, findRefundsWithIssues } from '../../refunds/refunds-store.server.ts'
import { findProvider } from '../../webhooks/webhooks-store.server.ts'
import type { PaymentAlarm } from './payment-alarms.contract.ts'

/** If payments are made but no webhook arrives for this long, webhooks are being lost. */
const SILENT_FOR_MS = DAY
/** A payment that is recorded within this time after a webhook may have been the subject of that webhook. */
const WEBHOOK_WITHIN_MS = 15 * MINUTE
const REFUSED_WITHIN_MS = DAY
const MOST_CLOCK_OFF_MS = 60 * SECOND
/** A refund should have completed after this time. */
export const REFUNDED_AFTER_MS = 3 * DAY

type AlarmServices = Pick<Services, 'db' | 'clock' | 'paymentMethods'>

/** Returns each payment alarm with its count or measure; an inactive alarm is 0. */
export async function paymentAlarms(services: AlarmServices): Promise<Record<PaymentAlarm, number>> {
  const { db, clock } = services
  const now = clock()
  const [unclear, refundsLate, ofProviders] = await Promise.all([
    countUnclear(db, new Date(now.getTime() - UNCLEAR_AFTER_MS)),
    countRefundsLate(services, new Date(now.getTime() - REFUNDED_AFTER_MS)),
    Promise.all(
      services.paymentMethods.online().map(async ({ provider }) => alarmsOfProvider(services.db, provider, now)),
    ),
  ])
  const most = (alarm: keyof Awaited<ReturnType<typeof alarmsOfProvider>>) =>
    Math.max(0, ...ofProviders.map((alarms) => alarms[alarm]))
  return {
    no_notices: ofProviders.reduce((sum, { no_notices }) => sum + no_notices, 0),
    notices_refused: most('notices_refused'),
    clock_off: most('clock_off'),
    unclear,
    refunds_late: refundsLate,
  }
}

async function alarmsOfProvider(db: Database, payments: PaymentProvider, now: Date) {
  const known = await findProvider(db, payments.id)
  const lastWebhookUntil = known?.heard_at && new Date(known.heard_at.getTime() + WEBHOOK_WITHIN_MS)
  const since = lastWebhookUntil ?? (await findFirstOpened(db, payments.id))
  const isSilent = since !== undefined && now.getTime() - since.getTime() >= SILENT_FOR_MS
  const off = Math.abs(payments.health().clockOffMs ?? 0)
  return {
    no_notices: isSilent ? await countPaidSince(db, payments.id, since) : 0,
    notices_refused: known?.refused_at && now.getTime() - known.refused_at.getTime() < REFUSED_WITHIN_MS ? 1 : 0,
    clock_off: off > MOST_CLOCK_OFF_MS ? Math.round(off / SECOND) : 0,
  }
}

async function countRefundsLate({ db }: AlarmServices, before: Date): Promise<number> {
  const [waiting, forStaff] = await Promise.all([findRefundsUnderWay(db, before), findRefundsWithIssues(db)])
  return waiting.length + forStaff.filter(({ made_at }) => made_at <= before).length
}

/** Defines the metric with one value per alarm; an inactive alarm is 0. */
export const paymentAlarmsGauge = (services: AlarmServices): LabelledGauge => ({
  name: 'shop_payment_alarms',
  help: 'Payment problems by alarm; above 0, see Admin, Payments.',
  label: 'alarm',
  read: () => paymentAlarms(services),
})

/** Counts payments with an unreachable provider or an unclear answer since before `unclearBefore`. */
async function countUnclear(db: Database, unclearBefore: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('unclear_since', '<=', unclearBefore)
    .executeTakeFirstOrThrow()
  return count
}
