import type { FastifyRequest } from 'fastify'
import { withForm } from '../../../../server/http/read-form.ts'
import { notFound, type Refusal, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { actorOf } from '../../../core/auth/guards/allow.server.ts'
import { lockAllCollectionProducts } from '../../collections/editing/collection-products-store.server.ts'
import { setManualCollections } from '../../collections/editing/set-manual-collections.server.ts'
import { MAX_FORM_MB, MAX_IMAGE_MB, MAX_IMAGES, MAX_VARIANTS } from '../fields/product-limits.contract.ts'
import { createProduct, deleteProduct, updateProduct } from '../products.contract.ts'
import { workOnPublishing } from '../publication/publish-products.server.ts'
import type { ProductOfPage } from '../read/catalogue.contract.ts'
import { findProductBySlug, findProductsByIds, type ProductRow } from '../read/catalogue-store.server.ts'
import { LIST, productTag, SEARCH } from '../read/catalogue-tags.server.ts'
import { productOfPageResponse } from '../read/product-response.server.ts'
import { refreshRelatedRecommendations } from '../read/recommendations/recommendations.server.ts'
import { ChangedProductForm, NewProductForm } from './product-form.server.ts'
import { CHANGED_MEANWHILE } from './product-rules.server.ts'
import { changeWithKeys, productWithKeys } from './product-write.server.ts'
import { receiveProduct, refuseUnfit, writeWithPictures } from './receive-product.server.ts'
import { keyIn } from './sent-pictures.server.ts'
import { nestProductForm, type SentProduct } from './sent-product.server.ts'
import { deleteLocked, lockProduct, writeChanges, writeNewProducts } from './write-product.server.ts'

const MIB = 1024 * 1024
/** Seven fields per image and ten per variant, each including one spare, plus room for the product's own fields. */
const LIMITS = {
  files: MAX_VARIANTS * MAX_IMAGES + 20,
  fields: MAX_VARIANTS * (MAX_IMAGES * 7 + 10) + 200,
  fileSize: MAX_IMAGE_MB * MIB,
  total: MAX_FORM_MB * MIB,
}

/** Registers the staff endpoints that write products. */
export function productsEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, config, cache } = services
  workOnPublishing(services)
  const by = (request: FastifyRequest) => actorOf(request, clock())

  app.route({
    ...createProduct,
    handler: async (request) => {
      return withForm(request, LIMITS, config.dataDir, async (sent) => {
        const draft = nestProductForm(sent, undefined)
        const source = await sourceOf(draft)
        const received = { schema: NewProductForm, draft, product: undefined, source }
        const { form, stored } = await receiveProduct(services, received)
        const collections = draft.collections ?? []
        const ids = await writeWithPictures(services, stored, async (tx) => {
          if (collections.length > 0) await lockAllCollectionProducts(tx)
          const written = await writeNewProducts(tx, [productWithKeys(form, keyIn(stored, source))], by(request))
          const wanted = collections.length > 0 ? written.map((product) => ({ product, slugs: collections })) : []
          await setManualCollections(tx, wanted, by(request))
          return written
        })
        if (collections.length > 0) cache.drop()
        await updateRecommendations(request, ids)
        return asSeenBy(request, ids)
      })
    },
  })

  app.route({
    ...updateProduct,
    handler: async (request) => {
      const product = await findProductBySlug(db, request.params.slug, null, 'staff')
      if (!product) throw notFound()
      return withForm(request, LIMITS, config.dataDir, async (sent) => {
        const draft = nestProductForm(sent, product)
        // Checked before the fields, because the form was filled in for an older version.
        if (isOther(draft.version, product.version)) throw changedMeanwhile()
        const { form, stored } = await receiveProduct(services, { schema: ChangedProductForm, draft, product })
        const { changesRecommendations, changesVisibility } = await writeWithPictures(services, stored, async (tx) => {
          const held = await lockProduct(tx, product.id)
          if (!held) throw notFound()
          if (isOther(draft.version, held.version)) throw changedMeanwhile()
          await refuseUnfit(tx, draft, held)
          return writeChanges(tx, [{ held, change: changeWithKeys(form, keyIn(stored, held)) }], by(request))
        })
        if (changesRecommendations) await updateRecommendations(request, [product.id])
        if (changesVisibility) cache.drop()
        return asSeenBy(request, [product.id])
      })
    },
  })

  app.route({
    ...deleteProduct,
    handler: async (request) => {
      const product = await findProductBySlug(db, request.params.slug, null, 'staff')
      if (!product) throw notFound()
      await db.transaction().execute(async (tx) => {
        const held = await lockProduct(tx, product.id)
        if (!held) throw notFound()
        await deleteLocked(tx, held, by(request), { unlessOrdered: request.query.unless_ordered !== undefined })
      })
      await updateRecommendations(request, [product.id])
      // Pages that mention the product may be anywhere, so the whole cache is dropped.
      cache.drop()
    },
  })

  /** Returns the product that a new one is copied from; undefined if none exists. */
  async function sourceOf({ copied_from }: SentProduct): Promise<ProductRow | undefined> {
    const id = typeof copied_from === 'string' && /^[1-9]\d{0,15}$/.test(copied_from) ? Number(copied_from) : undefined
    return id === undefined ? undefined : (await findProductsByIds(db, [id], null, 'staff'))[0]
  }

  /** A failure does not undo the write. The old recommendations stay until the next change. */
  async function updateRecommendations({ log }: FastifyRequest, ids: readonly number[]): Promise<void> {
    const others = await refreshRelatedRecommendations(db, ids).catch((error: unknown) => {
      log.warn({ err: error }, 'recommendations stay as they were')
      return []
    })
    cache.changed(...others.map(productTag))
  }

  async function asSeenBy(request: FastifyRequest, ids: readonly number[]): Promise<ProductOfPage> {
    // Invalidates the cache at once, without waiting for the database notice.
    cache.changed(LIST, SEARCH, ...ids.map(productTag))
    const [product] = await findProductsByIds(db, ids, request.principal?.id ?? null, 'staff')
    if (!product) throw notFound()
    return productOfPageResponse(product, clock())
  }
}

/** An invalid version number is a form error, not a conflict. */
function isOther(sent: unknown, version: number): boolean {
  return typeof sent === 'string' && /^\d{1,15}$/.test(sent.trim()) && Number(sent) !== version
}

function changedMeanwhile(): Refusal {
  return refuse(CHANGED_MEANWHILE, 409)
}
