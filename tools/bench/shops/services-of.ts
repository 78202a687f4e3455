import type { ResponseCache } from '../../../server/cache/response-cache.ts'
import { openConnections } from '../../../server/connections/open-connections.ts'
import type { Database } from '../../../server/db/open.ts'
import { readingFromPrimary } from '../../../server/db/replica/replica.ts'
import { folderMedia } from '../../../server/media/folder-media.ts'
import { paymentMethods } from '../../../server/payments/payment-methods.ts'
import type { Services } from '../../../server/services.ts'
import type { Config } from '../../../server/start/config.ts'
import { openExtensions } from '../../../shop/core/extensions/open-extensions.server.ts'
import { readIdentity } from '../../../shop/core/settings/read-identity.server.ts'
import { OWN_METHODS } from '../../../shop/sales/payments/methods/registered-methods.server.ts'

/** Creates the services of a measured shop, without background jobs. */
export async function servicesOf(config: Config, db: Database, cache: ResponseCache): Promise<Services> {
  const identity = await readIdentity(db, new Date())
  const jobs = { work: () => {}, wake: () => {}, stop: async () => {} }
  const clock = () => new Date()
  const publicUrl = () => 'http://127.0.0.1'
  return {
    config,
    db,
    reading: readingFromPrimary(db),
    cache,
    clock,
    connections: await openConnections(config, db, Buffer.alloc(32)),
    paymentMethods: paymentMethods(OWN_METHODS, () => undefined),
    publicUrl,
    identity: () => identity,
    reloadIdentity: async () => false,
    secret: Buffer.alloc(32),
    media: folderMedia(config.dataDir),
    jobs,
    extensions: await openExtensions(
      { ...{ db, clock, cache, config, publicUrl, secret: Buffer.alloc(32) }, identity: () => identity, log: () => {} },
      [],
    ),
  }
}
