import { readPaging, toPageOf } from '../../server/paging.ts'
import { notFound } from '../../server/refusal.ts'
import type { Services } from '../../server/services.ts'
import type { ShopApp } from '../../server/shop-app.ts'
import { bySlug, list } from './catalogue.contract.ts'
import { countProducts, findProductBySlug, findProducts, pageOfProducts } from './catalogue-store.server.ts'
import { productOnWire } from './product-on-wire.server.ts'

/** Reading the catalogue. */
export function catalogueEndpoints(app: ShopApp, { db, clock, publicUrl }: Services): void {
  app.route({
    ...list,
    handler: async ({ query, asker, url }) => {
      const address = new URL(url, publicUrl())
      const onWire = (row: Parameters<typeof productOnWire>[0]) => productOnWire(row, clock())
      if (query.id) {
        const products = await findProducts(db, query.id, asker?.id ?? null)
        return { count: products.length, next: null, previous: null, results: products.map(onWire) }
      }
      const paging = readPaging(query)
      const [products, count] = await Promise.all([pageOfProducts(db, paging, asker?.id ?? null), countProducts(db)])
      return toPageOf(products.map(onWire), count, paging, address)
    },
  })

  app.route({
    ...bySlug,
    handler: async ({ params, asker }) => {
      const product = await findProductBySlug(db, params.slug, asker?.id ?? null)
      if (!product) throw notFound()
      return productOnWire(product, clock())
    },
  })
}
