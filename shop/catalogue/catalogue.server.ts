import { dependsOn } from '../../server/cache/dependencies.ts'
import { readsTogether } from '../../server/db/statements/reads-together.ts'
import { readPaging, toPageOf } from '../../server/http/paging.ts'
import { notFound } from '../../server/http/refusal.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import { limitConcurrency } from '../../server/limits/limit-concurrency.ts'
import type { Services } from '../../server/services.ts'
import { cachedProducts } from './as-json/cached-products.server.ts'
import { pageAsJson } from './as-json/page-as-json.ts'
import { productsForCustomer, productsForStaff } from './as-json/products-for-customer.server.ts'
import { sendToCustomer } from './as-json/send-to-customer.server.ts'
import { findCurrentAddress, getProductBySlug, listProducts } from './catalogue.contract.ts'
import { findCurrentSlug, findProductBySlug, type ProductRow } from './catalogue-store.server.ts'
import { LIST, MAKERS, SEARCH, toldOf } from './catalogue-tags.server.ts'
import { collectionTags, FEATURED } from './collection-list/collection-tags.ts'
import { findCollectionScope } from './collection-list/find-collection-scope.server.ts'
import { findMakerDetails } from './legal/maker-details-store.server.ts'
import { pageOfList } from './lists/list-store.server.ts'
import { isWhole, narrowingIn } from './lists/narrowing.server.ts'
import { sortIn } from './lists/sorts-and-scales.contract.ts'
import { productOfPageOnWire } from './product-on-wire.server.ts'

/** Narrowing all products of a shop is work for processors, as looking for words is. */
const MOST_AT_ONCE = 4

/**
 * Registers the endpoints for reading the catalogue. Visitors' answers are cached whole, and put together from products that are JSON
 * already, of which those that have changed are read anew; a customer's is a visitor's with their own few parts put in.
 */
export function catalogueEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, publicUrl } = services
  const reads = readsTogether(db)
  const inTurn = limitConcurrency(MOST_AT_ONCE)

  const ofPage = async (product: ProductRow) => {
    if (product.maker === '') return productOfPageOnWire(product, clock())
    dependsOn(MAKERS)
    return productOfPageOnWire(product, clock(), await findMakerDetails(reads, product.maker))
  }

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
      if (principal) return sendToCustomer(services, request, reply, principal.id)
      const paging = readPaging(query)
      const [sort, narrowing] = [sortIn(query), narrowingIn(query, clock())]
      const scope = query.collection === undefined ? undefined : await findCollectionScope(services, query.collection)
      const isPlain = sort === undefined && isWhole(narrowing) && !scope?.hasRules
      const find = () => pageOfList(db, { narrowing, sort, paging, ...(scope && { scope: scope.members }) })
      const { ids, count, leading } = await (isPlain ? find() : inTurn(find))
      // By a price, a rating or what is there, a list is found like what has words.
      dependsOn(LIST, ...(isPlain ? [] : [SEARCH]), ...toldOf(ids))
      if (!scope) dependsOn(FEATURED, ...collectionTags(leading === null ? [] : [leading]))
      const page = toPageOf([], count, paging, new URL(url, publicUrl()))
      return pageAsJson(page, (await cachedProducts(services, ids)).values()) as never
    },
  })

  app.route({
    ...getProductBySlug,
    handler: async (request, reply) => {
      const { params, principal } = request
      if (principal?.isStaff) {
        const product = await findProductBySlug(reads, params.slug, principal.id, 'staff')
        if (!product) throw notFound()
        return ofPage(product)
      }
      if (principal) return sendToCustomer(services, request, reply, principal.id)
      const product = await findProductBySlug(reads, params.slug, null)
      if (!product) throw notFound()
      dependsOn(...toldOf([product.id]))
      return JSON.stringify(await ofPage(product)) as never
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
