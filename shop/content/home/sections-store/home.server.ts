import { dependsOn } from '../../../../server/cache/dependencies.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../server/identity/open-identity.ts'
import type { Services } from '../../../../server/services.ts'
import { pageOfCollections } from '../../../catalog/collections/collections-store.server.ts'
import { cachedCards } from '../../../catalog/products/read/as-json/cached-products.server.ts'
import { LIST, productTag } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { collectionTags, FEATURED, TOP } from '../../../catalog/products/read/collection-list/collection-tags.ts'
import { type HomeSection, inOrder, MAX_HERO_PRODUCTS, words } from '../../../core/settings/settings-groups.contract.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { photographEndpoints } from './hero-photograph.server.ts'
import { getHome } from './home.contract.ts'
import type { FeaturedReview, HomeSectionResponse } from './home-response.contract.ts'
import * as store from './home-store.server.ts'

/** The most collections, new products and reviews on the home page. */
const MOST = { collections: 6, new: 5, reviews: 3 }
/**
 * New products are chosen among the 8 newest, without the 8 products that begin the list, so that no product appears
 * twice.
 */
const NEW_AMONG = { newest: 8, beginning: 8 }
/** The number of products in the hero before staff arrange it. */
const DEFAULT_HERO_PRODUCTS = 6

/** Registers the endpoints of the home page's sections. */
export function homeEndpoints(app: ShopApp, services: Services): void {
  const { db } = services
  photographEndpoints(app, services)

  /** Serialized product cards by id. Each card is serialized once, because the list below shows most of them too. */
  const cards = async (ids: readonly number[]): Promise<Map<number, string>> => {
    dependsOn(...ids.map(productTag))
    return cachedCards(services, ids)
  }

  /** Each builder returns serialized JSON, or undefined when the section is empty. */
  const made: Record<
    HomeSection,
    (chosen: number[], firstIds: () => Promise<number[]>) => Promise<string | undefined>
  > = {
    async counter(chosen, firstIds) {
      const onIt = async () => cards(chosen.length > 0 ? chosen : (await firstIds()).slice(0, DEFAULT_HERO_PRODUCTS))
      const [shown, pictures] = await Promise.all([onIt(), store.findHeroPictures(db)])
      if (shown.size === 0 && pictures.length === 0) return undefined
      return withProducts({ kind: 'counter', pictures: picturesOf(pictures, shown), products: [] }, shown)
    },
    async collections() {
      dependsOn(...collectionTags([TOP]))
      const collections = (await pageOfCollections(db, null, { page: 1, size: MOST.collections })).cards
      return collections.length === 0 ? undefined : asJson({ kind: 'collections', collections })
    },
    async new() {
      const { ids, leading } = await store.newestProducts(db, NEW_AMONG)
      dependsOn(FEATURED, ...collectionTags(leading === null ? [] : [leading]))
      const shown = await cards(ids.slice(0, MOST.new))
      return shown.size < MOST.new ? undefined : withProducts({ kind: 'new', products: [] }, shown)
    },
    async story([chosen]) {
      const id = chosen ?? (await store.bestRatedId(db))
      if (id === undefined) return undefined
      const [shown, description] = await Promise.all([cards([id]), store.findDescription(db, id)])
      const card = shown.get(id)
      if (card === undefined || description === undefined) return undefined
      return `{"kind":"story","product":${card.slice(0, -'}'.length)},"description":${JSON.stringify(description)}}}`
    },
    async reviews() {
      const featured = await store.findFeaturedReviews(db, MOST.reviews)
      dependsOn(...featured.map(({ product_id }) => productTag(product_id)))
      return featured.length < MOST.reviews
        ? undefined
        : asJson({ kind: 'reviews', reviews: featured.map(featuredReviewResponse) })
    },
  }

  app.route({
    ...getHome,
    handler: async (_request, reply) => {
      dependsOn(SETTINGS, LIST)
      const { shown, counter, story } = services.identity().sections
      const chosen: Partial<Record<HomeSection, number[]>> = {
        counter: words(counter).slice(0, MAX_HERO_PRODUCTS).map(Number),
        story: words(story).map(Number),
      }
      let first: Promise<number[]> | undefined
      const firstIds = () => (first ??= store.firstProductIds(db, DEFAULT_HERO_PRODUCTS))
      const sections = await Promise.all(inOrder(shown).map((kind) => made[kind](chosen[kind] ?? [], firstIds)))
      // A serialized reply needs an explicit content type.
      reply.type('application/json; charset=utf-8')
      return `{"sections":[${sections.filter((section) => section !== undefined).join(',')}]}` as never
    },
  })
}

/**
 * Returns the hero pictures if every product drawn in any of them is among the shown products, otherwise none.
 * Checking all pictures together keeps the hero the same in each theme and window width. A photograph has no drawn
 * products.
 */
function picturesOf(pictures: readonly store.HeroPictureRow[], shown: ReadonlyMap<number, string>) {
  const isTrue = pictures.every(({ spots }) => spots.every(({ product }) => shown.has(product)))
  return isTrue ? pictures.map(({ image_key, ...picture }) => ({ ...picture, image: imageUrl(image_key, 1920) })) : []
}

const asJson = (section: HomeSectionResponse) => JSON.stringify(section)

/** Serializes a section and inserts its already serialized products. `products` must be its last field. */
const withProducts = (section: HomeSectionResponse & { products: [] }, products: ReadonlyMap<number, string>) =>
  `${asJson(section).slice(0, -']}'.length)}${[...products.values()].join(',')}]}`

const featuredReviewResponse = ({
  id,
  body,
  half_stars,
  first_name,
  slug,
  title,
  thumbnail_key,
}: store.FeaturedReviewRow): FeaturedReview => ({
  id,
  body,
  rating: half_stars / 2,
  first_name: first_name ?? 'Former customer',
  product: { slug, title, thumbnail: imageUrl(thumbnail_key, 1280) },
})
