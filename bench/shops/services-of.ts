import type { KeptAnswers } from '../../server/cache/kept-answers.ts'
import type { Database } from '../../server/db/open.ts'
import type { Services } from '../../server/services.ts'
import type { Config } from '../../server/start/config.ts'

/** What a measured shop works with; nobody writes to it, so no letter leaves it. */
export function servicesOf(config: Config, db: Database, kept: KeptAnswers): Services {
  const postman = { ring: () => {}, stop: async () => {} }
  return {
    config,
    db,
    kept,
    clock: () => new Date(),
    publicUrl: () => 'http://127.0.0.1',
    secret: Buffer.alloc(32),
    postman,
  }
}
