import type { FastifyReply } from 'fastify'
import { dependsOn } from '../../server/cache/dependencies.ts'
import { type Paging, readPaging, toPageOf } from '../../server/http/paging.ts'
import { notFound } from '../../server/http/refusal.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import type { Services } from '../../server/services.ts'
import { pageAsJson } from './as-json/page-as-json.ts'
import { productsForCustomer } from './as-json/products-for-customer.server.ts'
import { getProductBySlug, listProducts } from './catalogue.contract.ts'
import { findIdBySlug, findProductBySlug, findProductsByIds, pageOfIds } from './catalogue-store.server.ts'
import { LIST, seenOf, toldOf } from './catalogue-tags.server.ts'
import { productOnWire } from './product-on-wire.server.ts'

/** Reading the catalogue. Visitors' answers are cached whole; a customer's are put together from what they share with those. */
export function catalogueEndpoints(app: ShopApp, services: Services): void {
  const { db, cache, clock, publicUrl } = services

  app.route({
    ...listProducts,
    handler: async ({ query, principal, url }, reply) => {
      const paging = readPaging(query)
      if (principal) {
        const { ids, count } = query.id ? { ids: query.id, count: undefined } : await cachedPageOfIds(paging)
        const products = await productsForCustomer(services, ids, principal.id)
        const page =
          count === undefined
            ? { count: products.size, next: null, previous: null, results: [] }
            : toPageOf([], count, paging, new URL(url, publicUrl()))
        return sendJson(reply, pageAsJson(page, products.values()))
      }
      const find = async (ids: readonly number[]) =>
        (await findProductsByIds(db, ids, null)).map((row) => productOnWire(row, clock()))
      if (query.id) {
        dependsOn(...toldOf(query.id))
        const results = await find(query.id)
        return { count: results.length, next: null, previous: null, results }
      }
      const { ids, count } = await pageOfIds(db, paging)
      dependsOn(LIST, ...toldOf(ids))
      return toPageOf(await find(ids), count, paging, new URL(url, publicUrl()))
    },
  })

  app.route({
    ...getProductBySlug,
    handler: async ({ params, principal }, reply) => {
      if (principal) {
        const id = await cachedIdOf(params.slug)
        const product = (await productsForCustomer(services, [id], principal.id)).get(id)
        if (product === undefined) throw notFound()
        return sendJson(reply, product)
      }
      const product = await findProductBySlug(db, params.slug, null)
      if (!product) throw notFound()
      dependsOn(...toldOf([product.id]))
      return productOnWire(product, clock())
    },
  })

  async function cachedPageOfIds(paging: Paging): Promise<{ ids: number[]; count: number }> {
    const name = `page ${paging.page} of ${paging.size}`
    const known = cache.parts.peek(name)
    if (known !== undefined) return JSON.parse(known)
    const keep = cache.parts.keeper()
    const found = await pageOfIds(db, paging)
    keep(name, JSON.stringify(found), [LIST])
    return found
  }

  async function cachedIdOf(slug: string): Promise<number> {
    const known = cache.parts.peek(`slug ${slug}`)
    if (known !== undefined) return Number(known)
    const keep = cache.parts.keeper()
    const id = await findIdBySlug(db, slug)
    if (id === undefined) throw notFound()
    keep(`slug ${slug}`, String(id), [seenOf(id)])
    return id
  }
}

/** Sends JSON that is written already, as the contract's own serializer would have written it. */
function sendJson(reply: FastifyReply, json: string): never {
  return reply.type('application/json; charset=utf-8').send(json) as never
}
