import type { Services } from '../../server/services.ts'
import type { ShopApp } from '../../server/shop-app.ts'
import { listSynonyms, replaceSynonyms } from './synonyms.contract.ts'
import * as store from './synonyms-store.server.ts'

/** What staff say means the same. */
export function synonymEndpoints(app: ShopApp, { db }: Services): void {
  app.route({
    ...listSynonyms,
    handler: async () => ({ synonyms: await store.listSynonyms(db) }),
  })

  app.route({
    ...replaceSynonyms,
    handler: async ({ body: { synonyms } }) => {
      await store.replaceSynonyms(db, synonyms)
      return { synonyms }
    },
  })
}
