export const deferredSubject = (limit: number) =>
  `E-mails are delayed: more than ${limit} per hour to unconfirmed addresses`
export const deferred = (limit: number, count: number) =>
  `The shop sends at most ${limit} e-mails per hour to unconfirmed addresses. This limit has been reached: ${count} e-mails are delayed.`
export const maybeMisused =
  'Someone may be misusing the forms of the shop. Check the latest withdrawals for spam. No e-mails are lost.'
export const viewWithdrawals = 'View the withdrawals'
export const latePurgesSubject = 'The CDN shows outdated pages'
export const latePurges = (minutes: number, waiting: number) =>
  `The CDN has not accepted the changes of the shop for more than ${minutes} minutes. ${waiting} changes are waiting. Visitors may see outdated prices and texts.`
export const lastError = (error: string) => `The last error was: ${error}`
export const notSent = 'No process of the shop has sent the changes.'
export const checkCdn =
  'Check CDN_PURGE_URL, CDN_PURGE_KEY and CDN_SERVICE. The shop repeats the purges until the CDN accepts them.'
export const viewDashboard = 'View the dashboard'
