import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { findTermsVersion } from '../order-parts.server.ts'
import { readAgreedTerms } from './agreed-terms.contract.ts'

/** Registers the endpoint that returns an earlier version of the terms. */
export function agreedTermsEndpoint(app: ShopApp, { db }: Services): void {
  app.route({
    ...readAgreedTerms,
    handler: async ({ params: { hash } }) => {
      const version = await findTermsVersion(db, hash)
      if (!version) throw notFound()
      return version
    },
  })
}
