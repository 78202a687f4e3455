import { backupCheck, backupJob, checkBackupSchedule, makeBackup } from '../server/backups/backup-jobs.ts'
import type { Services } from '../server/services.ts'
import { checkSearchLanguage, indexingOf } from './catalog/search/languages/index-search.server.ts'
import { deferredEmailsAlert, warnOfDeferredEmails } from './core/notifications/warn-of-deferred-emails.server.ts'
import { latePurgesAlert, warnOfLatePurges } from './core/notifications/warn-of-late-purges.server.ts'
import { closeLastMonth, closeMonths } from './sales/accounting/accounting.server.ts'
import { fetchPayouts, payoutsRound } from './sales/accounting/payouts/fetch-payouts.server.ts'
import { backInStockRound, notifyWaitingCustomers } from './sales/back-in-stock/notify-waiting-customers.server.ts'
import { checkDocuments, documentCheck } from './sales/invoices/check-documents.server.ts'
import { submissionRound, submitDocuments } from './sales/invoices/platform/submit-documents.server.ts'
import { requestReviews, reviewRequests } from './sales/orders/review-requests/request-reviews.server.ts'
import { paymentsNow, paymentsRound, processPayments } from './sales/payments/order-payments/process-payments.server.ts'
import { expireUnpaidOrders, unpaidOrdersSweep } from './sales/payments/order-payments/unpaid/unpaid-orders.server.ts'
import { overdueWithdrawals, remindOfWithdrawals } from './sales/returns/remind-of-withdrawals.server.ts'
import { vatThreshold, warnOfThreshold } from './sales/tax/warn-of-threshold.server.ts'
import { hourlySweep, sweepShop } from './sweep.server.ts'

/** Starts the jobs that run repeatedly. Call it once the shop is open, because later output goes to the log only. */
export function startRecurringJobs(services: Services): void {
  const { db, config, clock, media, jobs } = services
  jobs.work(backupCheck, () => checkBackupSchedule(services))
  jobs.work(backupJob, () => makeBackup(services))
  jobs.work(hourlySweep, () => sweepShop({ db, config, clock, media }))
  jobs.work(unpaidOrdersSweep, () => expireUnpaidOrders(services))
  jobs.work(reviewRequests, () => requestReviews(services))
  jobs.work(backInStockRound, () => notifyWaitingCustomers(services))
  jobs.work(closeMonths, () => closeLastMonth(services))
  jobs.work(payoutsRound, () => fetchPayouts(services))
  jobs.work(checkSearchLanguage, indexingOf(services))
  jobs.work(vatThreshold, () => warnOfThreshold(services))
  jobs.work(overdueWithdrawals, () => remindOfWithdrawals(services))
  jobs.work(deferredEmailsAlert, () => warnOfDeferredEmails(services))
  jobs.work(latePurgesAlert, () => warnOfLatePurges(services))
  jobs.work(paymentsRound, () => processPayments(services))
  jobs.work(paymentsNow, () => processPayments(services))
  jobs.work(documentCheck, () => checkDocuments(services))
  jobs.work(submissionRound, () => submitDocuments(services))
}
