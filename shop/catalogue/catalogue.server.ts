import { dependsOn } from '../../server/cache/dependencies.ts'
import { readPaging, toPageOf } from '../../server/http/paging.ts'
import { notFound } from '../../server/http/refusal.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import type { Services } from '../../server/services.ts'
import { getProductBySlug, listProducts } from './catalogue.contract.ts'
import { findProductBySlug, findProductsByIds, pageOfIds } from './catalogue-store.server.ts'
import { LIST, toldOf } from './catalogue-tags.server.ts'
import { productOnWire } from './product-on-wire.server.ts'

/** Reading the catalogue. */
export function catalogueEndpoints(app: ShopApp, { db, clock, publicUrl }: Services): void {
  app.route({
    ...listProducts,
    handler: async ({ query, principal, url }) => {
      const find = async (ids: readonly number[]) =>
        (await findProductsByIds(db, ids, principal?.id ?? null)).map((row) => productOnWire(row, clock()))
      if (query.id) {
        dependsOn(...toldOf(query.id))
        const results = await find(query.id)
        return { count: results.length, next: null, previous: null, results }
      }
      const paging = readPaging(query)
      const { ids, count } = await pageOfIds(db, paging)
      dependsOn(LIST, ...toldOf(ids))
      return toPageOf(await find(ids), count, paging, new URL(url, publicUrl()))
    },
  })

  app.route({
    ...getProductBySlug,
    handler: async ({ params, principal }) => {
      const product = await findProductBySlug(db, params.slug, principal?.id ?? null)
      if (!product) throw notFound()
      dependsOn(...toldOf([product.id]))
      return productOnWire(product, clock())
    },
  })
}
