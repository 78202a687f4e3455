import { Readable } from 'node:stream'
import { z } from 'zod'
import { sirenOfVatNumber } from '../../../lib/company-numbers/siren.ts'
import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { refuse } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'
import { recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { actorOf } from '../../core/auth/guards/allow.server.ts'
import { settingsIn } from '../../core/settings/read-identity.server.ts'
import { findSettings } from '../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../core/settings/settings-subject.server.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import {
  type AccountingFile,
  type Comparison,
  closeMonth,
  exportAccounting,
  getAccounting,
  getOss,
} from './accounting.contract.ts'
import { checkedPeriod } from './accounting-period.server.ts'
import { findBooked, findClosings, hasMovements, insertClosing, reconcile } from './accounting-store.server.ts'
import { daysOfMonth, monthBefore, monthOf, type Period, type Reconciliation } from './closing.ts'
import { accountingFile, ossOf } from './files/accounting-files.server.ts'
import { findGiftCardReport } from './gift-cards/gift-card-report-store.server.ts'
import { daysOfQuarter } from './oss-return.ts'
import { differenceResponse } from './payouts/payouts.server.ts'
import { findSettlement } from './payouts/payouts-store.server.ts'
import { MOST_DIFFERENCES, sumsOf } from './payouts/settlement.ts'
import { vatSummary } from './vat-summary.ts'

/** Closes the month before on its fifth day, unless staff have closed it. */
export const closeMonths = defineJob({
  name: 'close-accounting-month',
  payload: z.object({}),
  claimMs: MINUTE,
  everyMs: DAY,
  attempts: Number.POSITIVE_INFINITY,
  logAs: 'the month could not be closed',
})

const CLOSES_ON = 5

/** Closes the month before, from its fifth day on, if it has documents or payments. */
export async function closeLastMonth({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const { day } = inShopTime(now)
  if (Number(day.slice(8)) < CLOSES_ON) return
  const month = monthBefore(monthOf(day))
  const period = daysOfMonth(month)
  if (await hasMovements(db, period))
    await insertClosing(db, { month, data: await closingOf(db, period), by: null, now })
}

/** Returns the data of a closing: documents compared with payments, payments with payouts, and gift cards. */
async function closingOf(db: Database, period: Period): Promise<Reconciliation> {
  const { outstandingCents, differences } = await findGiftCardReport(db, period)
  return {
    ...(await reconcile(db, period)),
    settlement: sumsOf(await findSettlement(db, period)),
    giftCards: { outstandingCents, differences },
  }
}

/** Registers the endpoints of accounting: sums of a period, files, and monthly closings. */
export function accountingEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, identity } = services

  app.route({
    ...getAccounting,
    handler: async ({ query }) => {
      const period = checkedPeriod(query)
      const [documents, comparison, closings] = await Promise.all([
        findBooked(db, period),
        reconcile(db, period),
        findClosings(db),
      ])
      const rows = vatSummary(documents)
      const sum = (of: (row: (typeof rows)[number]) => number) => toPrice(rows.reduce((all, row) => all + of(row), 0))
      return {
        documents: documents.length,
        ...{ base: sum(({ base }) => base), vat: sum(({ vat }) => vat), total: sum(({ total }) => total) },
        rows: rows.map(({ rate, base, vat, total, ...row }) => ({
          ...row,
          ...{ rate: toPrice(rate), base: toPrice(base), vat: toPrice(vat), total: toPrice(total) },
        })),
        comparison: comparisonResponse(comparison),
        closings: closings.map(({ month, data, closed_at, closed_by }) => ({
          ...{ month, closed_by, closed_at: closed_at.toISOString() },
          ...{ difference: toPrice(data.differenceCents), differences: data.differences.length },
          payout_differences: (data.settlement?.differences ?? []).slice(0, MOST_DIFFERENCES).map(differenceResponse),
          payout_difference_count: data.settlement?.differences.length ?? 0,
          gift_cards: data.giftCards ? toPrice(data.giftCards.outstandingCents) : null,
          gift_card_difference_count: data.giftCards?.differences.length ?? 0,
        })),
      }
    },
  })

  app.route({
    ...getOss,
    handler: async ({ query: { quarter } }) => {
      const { rows, corrections } = await ossOf(db, daysOfQuarter(quarter))
      const vat = [...rows, ...corrections].reduce((sum, row) => sum + row.vat, 0)
      return {
        quarter,
        rows: rows.map(({ country, rateType, rate, base, vat }) => ({
          ...{ country, rate_type: rateType, rate: toPrice(rate), base: toPrice(base), vat: toPrice(vat) },
        })),
        corrections: corrections.map((one) => ({ ...one, vat: toPrice(one.vat) })),
        vat: toPrice(vat),
      }
    },
  })

  app.route({
    ...exportAccounting,
    handler: async (request, reply) => {
      const { file } = request.params
      const period = checkedPeriod(request.query, file)
      const accounts = settingsIn(await findSettings(db), 'accounts')
      const change = { field: 'accounting_file', old: null, new: `${file} ${period.from} – ${period.until}` }
      await recordAudit(db, SETTINGS_SUBJECT, [change], actorOf(request, clock()))
      const siren = sirenOfVatNumber(identity().legal.vat_number) ?? ''
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${fileName(file, period, siren)}"`)
        .send(
          Readable.from(accountingFile(db, file, { period, accounts, methods: services.paymentMethods }), {
            objectMode: false,
          }),
        )
    },
  })

  app.route({
    ...closeMonth,
    handler: async (request) => {
      const { month } = request.body
      const by = actorOf(request, clock())
      if (month >= monthOf(inShopTime(by.now).day)) throw refuse('This month has not ended yet.', 409)
      const data = await db.transaction().execute(async (tx) => {
        const data = await closingOf(tx, daysOfMonth(month))
        if (!(await insertClosing(tx, { month, data, by: by.actorId, now: by.now })))
          throw refuse('This month is already closed.', 409, 'already_done')
        const change = { field: 'accounting_month', old: null, new: `${month} (${toPrice(data.differenceCents)})` }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], by)
        return data
      })
      return { month, comparison: comparisonResponse(data) }
    },
  })
}

function comparisonResponse(found: Reconciliation): Comparison {
  const { invoiceCents, creditCents, paymentCents, refundCents, differenceCents, differences } = found
  return {
    ...{ invoices: toPrice(invoiceCents), credit_notes: toPrice(creditCents) },
    ...{ payments: toPrice(paymentCents), refunds: toPrice(refundCents), difference: toPrice(differenceCents) },
    differences: differences.slice(0, MOST_DIFFERENCES).map(({ orderId, documentCents, paymentCents, reason }) => ({
      ...{ order: orderId, documents: toPrice(documentCents), payments: toPrice(paymentCents), reason },
    })),
    difference_count: differences.length,
  }
}

const fileName = (file: AccountingFile, { from, until }: Period, siren: string) =>
  file === 'fec' ? `${siren}sales-journal-${until.replaceAll('-', '')}.txt` : `${file}-${from}-${until}.csv`
