import { dependsOn } from '../../../../server/cache/dependencies.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../server/identity/open-identity.ts'
import type { Services } from '../../../../server/services.ts'
import { pageOfCollections } from '../../../catalog/collections/collections-store.server.ts'
import { cachedCards } from '../../../catalog/products/read/as-json/cached-products.server.ts'
import { LIST, productTag } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { collectionTags, FEATURED, TOP } from '../../../catalog/products/read/collection-list/collection-tags.ts'
import { type HomeSection, inOrder, MAX_ON_COUNTER, words } from '../../../core/settings/settings-groups.contract.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { photographEndpoints } from './counter-photograph.server.ts'
import { getHome } from './home.contract.ts'
import type { HomeSectionOnWire, Praise } from './home-on-wire.contract.ts'
import * as store from './home-store.server.ts'

/** So many collections, new products and sentences of people are shown. */
const MOST = { collections: 6, new: 5, reviews: 3 }
/** What is new is looked for among so many, beside the two rows with which all products begin on a desk: nothing is shown twice on one page. */
const NEW_AMONG = { newest: 8, beginning: 8 }
/** Of a counter that nobody has arranged. */
const ON_COUNTER = 6

/** Registers the endpoints for what the home page is made of. */
export function homeEndpoints(app: ShopApp, services: Services): void {
  const { db } = services
  photographEndpoints(app, services)

  /** As JSON, by their ids: the list below the sections shows most of them too, and each is made once. */
  const cards = async (ids: readonly number[]): Promise<Map<number, string>> => {
    dependsOn(...ids.map(productTag))
    return cachedCards(services, ids)
  }

  /** Each answers its JSON, or undefined where there is nothing to show. */
  const made: Record<
    HomeSection,
    (chosen: number[], firstIds: () => Promise<number[]>) => Promise<string | undefined>
  > = {
    async counter(chosen, firstIds) {
      const onIt = async () => cards(chosen.length > 0 ? chosen : (await firstIds()).slice(0, ON_COUNTER))
      const [shown, pictures] = await Promise.all([onIt(), store.findCounterPictures(db)])
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
      const said = await store.findPraise(db, MOST.reviews)
      dependsOn(...said.map(({ product_id }) => productTag(product_id)))
      return said.length < MOST.reviews ? undefined : asJson({ kind: 'reviews', reviews: said.map(praiseOnWire) })
    },
  }

  app.route({
    ...getHome,
    handler: async (_request, reply) => {
      dependsOn(SETTINGS, LIST)
      const { shown, counter, story } = services.identity().sections
      const chosen: Partial<Record<HomeSection, number[]>> = {
        counter: words(counter).slice(0, MAX_ON_COUNTER).map(Number),
        story: words(story).map(Number),
      }
      let first: Promise<number[]> | undefined
      const firstIds = () => (first ??= store.firstProductIds(db, ON_COUNTER))
      const sections = await Promise.all(inOrder(shown).map((kind) => made[kind](chosen[kind] ?? [], firstIds)))
      // A text of its own kind: what it is has to be said.
      reply.type('application/json; charset=utf-8')
      return `{"sections":[${sections.filter((section) => section !== undefined).join(',')}]}` as never
    },
  })
}

/**
 * Returns the pictures of the counter while all that is drawn on any of them is chosen and sold: else they would show what nobody can buy, and windows
 * of one width another counter than those of another. A photograph shows what it shows.
 */
function picturesOf(pictures: readonly store.CounterPictureRow[], shown: ReadonlyMap<number, string>) {
  const isTrue = pictures.every(({ spots }) => spots.every(({ product }) => shown.has(product)))
  return isTrue ? pictures.map(({ image_key, ...picture }) => ({ ...picture, image: imageUrl(image_key, 1920) })) : []
}

const asJson = (section: HomeSectionOnWire) => JSON.stringify(section)

/** Returns a section whose products, its last field, are JSON already. */
const withProducts = (section: HomeSectionOnWire & { products: [] }, products: ReadonlyMap<number, string>) =>
  `${asJson(section).slice(0, -']}'.length)}${[...products.values()].join(',')}]}`

const praiseOnWire = ({ id, body, half_stars, first_name, slug, title, thumbnail_key }: store.PraiseRow): Praise => ({
  id,
  body,
  rating: half_stars / 2,
  first_name: first_name ?? 'Former customer',
  product: { slug, title, thumbnail: imageUrl(thumbnail_key, 1280) },
})
