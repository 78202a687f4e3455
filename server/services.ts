import type { ShopIdentity } from '../lib/shop-identity.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Database } from './db/open.ts'
import type { Jobs } from './jobs/start-jobs.ts'
import type { Media } from './media/media.ts'
import type { RequestDuration } from './metrics/measure-requests.ts'
import type { DownloadSettings } from './outgoing/download.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'
import type { Config } from './start/config.ts'

/** What the shop works with, handed in from the outside: nothing below reaches out for a clock, a setting or a database of its own. */
export interface Services {
  config: Config
  db: Database
  clock: () => Date
  /** The address under which people reach the shop, without a trailing slash; known once it listens. */
  publicUrl: () => string
  /** Who the shop is at this moment. */
  identity: () => ShopIdentity
  /** Reads anew who the shop is, after somebody may have changed it, and tells whether it is another. */
  reloadIdentity: () => Promise<boolean>
  /** Rendered pages and catalogue answers, dropped when the catalogue changes. */
  cache: ResponseCache
  /** Keys the hashes of short secrets (codes) and seals the e-mails that bring them, so that the database alone does not tell them. */
  secret: Buffer
  /** Where pictures lie. */
  media: Media
  /** Does what is to happen beside requests: e-mails, imports, sweeps. */
  jobs: Jobs
  /** Takes payments on a page of its own; undefined where nothing is paid online. */
  payments?: PaymentProvider | undefined
  /** What tests allow or replace in downloads of files from other servers; the running shop gives nothing. */
  downloads?: DownloadSettings | undefined
  /** So late the process may come to its work before it refuses some, in milliseconds; 0 refuses none. Two seconds unless given. */
  maxDelayMs?: number
  /** Histogram of request durations; undefined when metrics are off. */
  requestDuration?: RequestDuration | undefined
}
