import type { ShopIdentity } from '../lib/shop-identity.ts'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Connections } from './connections/open-connections.ts'
import type { Database } from './db/open.ts'
import type { Reading } from './db/replica/replica.ts'
import type { Jobs } from './jobs/start-jobs.ts'
import type { Media } from './media/media.ts'
import type { RequestDuration } from './metrics/measure-requests.ts'
import type { DownloadSettings } from './outgoing/download.ts'
import type { PaymentMethods } from './payments/payment-methods.ts'
import type { Reloadable } from './reloadable.ts'
import type { Config } from './start/config.ts'

/**
 * The shop's dependencies, passed in explicitly: code does not access a clock, settings or a database in any other
 * way.
 */
export interface Services {
  config: Config
  db: Database
  /** Reads for reports and exports, from a replica if there is one. */
  reading: Reading
  clock: () => Date
  /** The mail server, public address and keys, from the environment or from the settings. */
  connections: Reloadable<Connections>
  /** The shop's public URL without a trailing slash; available once it listens. */
  publicUrl: () => string
  /** The shop's current identity. */
  identity: () => ShopIdentity
  /** Reads the shop's identity again and resolves with true if it has changed. */
  reloadIdentity: () => Promise<boolean>
  /** Rendered pages and catalogue responses, invalidated when the catalogue changes. */
  cache: ResponseCache
  /** Key for hashing codes and for encrypting e-mails that contain codes. */
  secret: Buffer
  /** The picture store. */
  media: Media
  /** Runs background jobs: e-mails, imports, sweeps. */
  jobs: Jobs
  /** The payment methods, with the connected providers. */
  paymentMethods: PaymentMethods
  /** Settings for tests of downloads and webhooks; undefined in the running shop. */
  downloads?: DownloadSettings | undefined
  /** Aborts when the process stops; undefined in tests. */
  stop?: AbortSignal
  /** Event loop delay in ms above which requests are refused; 0 refuses none. Two seconds by default. */
  maxDelayMs?: number
  /** Histogram of request durations; undefined if metrics are off. */
  requestDuration?: RequestDuration | undefined
}
