import { dependsOn } from '../../server/cache/dependencies.ts'
import { readPaging, toPageOf } from '../../server/http/paging.ts'
import { notFound } from '../../server/http/refusal.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import type { Services } from '../../server/services.ts'
import { cachedProducts } from './as-json/cached-products.server.ts'
import { pageAsJson } from './as-json/page-as-json.ts'
import { productsForCustomer, productsForStaff } from './as-json/products-for-customer.server.ts'
import { sendToCustomer } from './as-json/send-to-customer.server.ts'
import { findCurrentAddress, getProductBySlug, listProducts } from './catalogue.contract.ts'
import { findCurrentSlug, findProductBySlug, pageOfIds } from './catalogue-store.server.ts'
import { LIST, toldOf } from './catalogue-tags.server.ts'
import { listCollection } from './collection-list/list-collection.server.ts'
import { productOnWire } from './product-on-wire.server.ts'

/**
 * Registers the endpoints for reading the catalogue. Visitors' answers are cached whole, and put together from products that are JSON
 * already, of which those that have changed are read anew; a customer's is a visitor's with their own few parts put in.
 */
export function catalogueEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, publicUrl } = services

  app.route({
    ...listProducts,
    handler: async (request, reply) => {
      const { query, principal, url } = request
      if (query.id) {
        dependsOn(...toldOf(query.id))
        const products = principal?.isStaff
          ? await productsForStaff(services, query.id, principal.id)
          : principal
            ? await productsForCustomer(services, query.id, principal.id)
            : await cachedProducts(services, query.id)
        const json = pageAsJson({ count: products.size, next: null, previous: null, results: [] }, products.values())
        // A cart: of so many others' answers none is the same.
        return (principal ? reply.type('application/json; charset=utf-8').send(json as never) : json) as never
      }
      if (principal) return sendToCustomer(db, request, reply, principal.id)
      const paging = readPaging(query)
      const { ids, count } =
        query.collection === undefined
          ? await pageOfIds(db, paging)
          : await listCollection(services, { ...query, collection: query.collection }, paging)
      dependsOn(LIST, ...toldOf(ids))
      const page = toPageOf([], count, paging, new URL(url, publicUrl()))
      return pageAsJson(page, (await cachedProducts(services, ids)).values()) as never
    },
  })

  app.route({
    ...getProductBySlug,
    handler: async (request, reply) => {
      const { params, principal } = request
      if (principal?.isStaff) {
        const product = await findProductBySlug(db, params.slug, principal.id, 'staff')
        if (!product) throw notFound()
        return productOnWire(product, clock())
      }
      if (principal) return sendToCustomer(db, request, reply, principal.id)
      const product = await findProductBySlug(db, params.slug, null)
      if (!product) throw notFound()
      dependsOn(...toldOf([product.id]))
      return JSON.stringify(productOnWire(product, clock())) as never
    },
  })

  app.route({
    ...findCurrentAddress,
    handler: async ({ params }) => {
      dependsOn(LIST)
      const slug = await findCurrentSlug(db, params.slug)
      if (slug === undefined) throw notFound()
      return { slug }
    },
  })
}
