import { z } from 'zod'
import { pageOf } from '../../../../lib/page-of.contract.ts'
import { dependsOn } from '../../../../server/cache/dependencies.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { pagesOfRecord } from '../../../core/translations/translate.server.ts'
import { findMovedSlug } from '../../../core/translations/translated-slugs.server.ts'
import { answerCards } from '../card/answer-cards.server.ts'
import { CardResponse } from '../card/product-card.contract.ts'
import { cachedProducts } from './as-json/cached-products.server.ts'
import { pageAsJson } from './as-json/page-as-json.ts'
import { productsForCustomer, productsForStaff } from './as-json/products-for-customer.server.ts'
import { sendToCustomer } from './as-json/send-to-customer.server.ts'
import { findCurrentAddress, getProductBySlug, listProducts } from './catalogue.contract.ts'
import { findCurrentSlug, findProductBySlug, type ProductOfPageRow } from './catalogue-store.server.ts'
import { exactProductTags, LIST, MANUFACTURERS } from './catalogue-tags.server.ts'
import { fillProductSlots } from './fill-product-slots.server.ts'
import { listFinder } from './lists/find-list.server.ts'
import { productOfPageResponse } from './product-response.server.ts'
import { productsForExtensions } from './products-for-extensions.server.ts'
import {
  dependOnProductTexts,
  PRODUCT_TRANSLATIONS,
  translateProductOfPage,
} from './translations/product-translations.server.ts'

/**
 * Registers the endpoints that read the catalogue. Visitors' responses are cached and composed of cached product JSON.
 * A customer's response is a visitor's response with review states inserted.
 */
export function catalogueEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services
  const findList = listFinder(services)
  services.extensions.readProducts = productsForExtensions(services)

  const ofPage = async (found: ProductOfPageRow, isSource = false) => {
    dependOnProductTexts(services, [found.id])
    const { row, shown } = isSource ? { row: found, shown: undefined } : await translateProductOfPage(services, found)
    if (row.maker !== '') dependsOn(MANUFACTURERS)
    const product = productOfPageResponse(row, clock(), row.maker_details)
    const slots = await fillProductSlots(services, product)
    const pages = await pagesOfRecord(services, PRODUCT_TRANSLATIONS, found, shown)
    return { ...product, ...pages, ...(slots && { slots }) }
  }

  app.route({
    ...listProducts,
    schema: {
      ...listProducts.schema,
      response: { 200: z.union([listProducts.schema.response[200], pageOf(CardResponse)]) },
    },
    handler: async (request, reply) => {
      const { query, principal } = request
      if (query.fields === 'card') return answerCards(services, request, reply, findList)
      if (query.id) {
        dependsOn(...exactProductTags(query.id))
        const products = principal?.isStaff
          ? await productsForStaff(services, query.id, { userId: principal.id, isSource: query.texts === 'source' })
          : principal
            ? await productsForCustomer(services, query.id, principal.id)
            : await cachedProducts(services, query.id)
        const json = pageAsJson({ count: products.size, next: null, previous: null, results: [] }, products.values())
        // A cart's combination of ids is rarely requested twice, so the response is not cached.
        return (principal ? reply.type('application/json; charset=utf-8').send(json as never) : json) as never
      }
      if (principal) return sendToCustomer(services, request, reply, principal.id)
      const { ids, page } = await findList(request)
      dependsOn(...exactProductTags(ids))
      return pageAsJson(page, (await cachedProducts(services, ids)).values()) as never
    },
  })

  app.route({
    ...getProductBySlug,
    handler: async (request, reply) => {
      const { params, query, principal } = request
      if (principal?.isStaff) {
        const product = await findProductBySlug(db, params.slug, principal.id, 'staff')
        if (!product) throw notFound()
        return ofPage(product, query?.texts === 'source')
      }
      if (principal) return sendToCustomer(services, request, reply, principal.id)
      const product = await findProductBySlug(db, params.slug, null)
      if (!product) throw notFound()
      dependsOn(...exactProductTags([product.id]))
      return JSON.stringify(await ofPage(product)) as never
    },
  })

  app.route({
    ...findCurrentAddress,
    handler: async ({ params }) => {
      dependsOn(LIST)
      const slug = await findMovedSlug(services, 'product', params.slug, (former) => findCurrentSlug(db, former))
      if (slug === undefined) throw notFound()
      return { slug }
    },
  })
}
