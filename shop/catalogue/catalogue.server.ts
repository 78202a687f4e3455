import type { FastifyReply } from 'fastify'
import { dependsOn } from '../../server/cache/dependencies.ts'
import { readPaging, toPageOf } from '../../server/http/paging.ts'
import { notFound } from '../../server/http/refusal.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import type { Services } from '../../server/services.ts'
import { pageAsJson } from './as-json/page-as-json.ts'
import { productsForCustomer } from './as-json/products-for-customer.server.ts'
import { sendToCustomer } from './as-json/send-to-customer.server.ts'
import { getProductBySlug, listProducts } from './catalogue.contract.ts'
import { findProductBySlug, findProductsByIds, pageOfIds } from './catalogue-store.server.ts'
import { LIST, toldOf } from './catalogue-tags.server.ts'
import { productOnWire } from './product-on-wire.server.ts'

/** Reading the catalogue. Visitors' answers are cached whole; a customer's are put together from what they share with those. */
export function catalogueEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, publicUrl } = services

  app.route({
    ...listProducts,
    handler: async (request, reply) => {
      const { query, principal, url } = request
      if (principal && query.id) {
        // A cart: of so many others' answers none is the same.
        const products = await productsForCustomer(services, query.id, principal.id)
        const page = { count: products.size, next: null, previous: null, results: [] }
        return sendJson(reply, pageAsJson(page, products.values()))
      }
      if (principal) return sendToCustomer(db, request, reply, principal.id)
      const find = async (ids: readonly number[]) =>
        (await findProductsByIds(db, ids, null)).map((row) => productOnWire(row, clock()))
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
    handler: async (request, reply) => {
      const { params, principal } = request
      if (principal) return sendToCustomer(db, request, reply, principal.id)
      const product = await findProductBySlug(db, params.slug, null)
      if (!product) throw notFound()
      dependsOn(...toldOf([product.id]))
      return productOnWire(product, clock())
    },
  })
}
/** Sends JSON that is written already, as the contract's own serializer would have written it. */
function sendJson(reply: FastifyReply, json: string): never {
  return reply.type('application/json; charset=utf-8').send(json) as never
}
