import { dependsOn } from '../../server/cache/dependencies.ts'
import type { ShopApp } from '../../server/http/shop-app.ts'
import { SETTINGS } from '../../server/identity/open-identity.ts'
import type { Services } from '../../server/services.ts'
import { findProductsByIds, type ProductRow } from '../catalogue/catalogue-store.server.ts'
import { LIST, seenOf } from '../catalogue/catalogue-tags.server.ts'
import { collectionTags, TOP } from '../catalogue/collection-list/collection-tags.ts'
import { productOfPageOnWire, productOnWire } from '../catalogue/product-on-wire.server.ts'
import { pageOfCollections } from '../collections/collections-store.server.ts'
import { imageUrl } from '../images/image-url.ts'
import { settingsIn } from '../settings/read-identity.server.ts'
import { type HomeSection, inOrder, MAX_ON_COUNTER, words } from '../settings/settings-groups.contract.ts'
import { findSettings } from '../settings/settings-store.server.ts'
import { photographEndpoints } from './counter-photograph.server.ts'
import { getHome } from './home.contract.ts'
import type { HomeSectionOnWire, Praise } from './home-on-wire.contract.ts'
import * as store from './home-store.server.ts'

/** So many collections, new products and sentences of people are shown. */
const MOST = { collections: 6, new: 5, reviews: 3 }
/** Of a counter that nobody has arranged. */
const ON_COUNTER = 6

/** Registers the endpoints for what the home page is made of. */
export function homeEndpoints(app: ShopApp, services: Services): void {
  const { db, clock } = services
  photographEndpoints(app, services)

  const products = async (ids: readonly number[]): Promise<ProductRow[]> => {
    dependsOn(...ids.map(seenOf))
    return ids.length === 0 ? [] : findProductsByIds(db, ids, null)
  }
  const onWire = (rows: readonly ProductRow[]) => rows.map((row) => productOnWire(row, clock()))

  /** Each answers undefined where there is nothing to show. */
  const made: Record<HomeSection, (chosen: number[]) => Promise<HomeSectionOnWire | undefined>> = {
    async counter(chosen) {
      const shown = await products(chosen.length > 0 ? chosen : await store.firstProductIds(db, ON_COUNTER))
      const pictures = await store.findCounterPictures(db)
      if (shown.length === 0 && pictures.length === 0) return undefined
      return { kind: 'counter', products: onWire(shown), pictures: picturesOf(pictures, shown) }
    },
    async collections() {
      dependsOn(...collectionTags([TOP]))
      const { cards } = await pageOfCollections(db, null, { page: 1, size: MOST.collections })
      return cards.length === 0 ? undefined : { kind: 'collections', collections: cards }
    },
    async new() {
      const shown = await products(await store.firstProductIds(db, MOST.new))
      return shown.length < MOST.new ? undefined : { kind: 'new', products: onWire(shown) }
    },
    async story([chosen]) {
      const id = chosen ?? (await store.bestRatedId(db))
      const [row] = id === undefined ? [] : await products([id])
      return row && { kind: 'story', product: productOfPageOnWire(row, clock()) }
    },
    async reviews() {
      const said = await store.findPraise(db, MOST.reviews)
      dependsOn(...said.map(({ product_id }) => seenOf(product_id)))
      return said.length < MOST.reviews ? undefined : { kind: 'reviews', reviews: said.map(praiseOnWire) }
    },
  }

  app.route({
    ...getHome,
    handler: async () => {
      dependsOn(SETTINGS, LIST)
      const { shown, counter, story } = settingsIn(await findSettings(db), 'sections')
      const chosen: Partial<Record<HomeSection, number[]>> = {
        counter: words(counter).slice(0, MAX_ON_COUNTER).map(Number),
        story: words(story).map(Number),
      }
      const sections = await Promise.all(inOrder(shown).map((kind) => made[kind](chosen[kind] ?? [])))
      return { sections: sections.filter((section) => section !== undefined) }
    },
  })
}

/**
 * Returns the pictures of the counter while all that is drawn on any of them is chosen and sold: else they would show what nobody can buy, and windows
 * of one width another counter than those of another. A photograph shows what it shows.
 */
function picturesOf(pictures: readonly store.CounterPictureRow[], shown: readonly ProductRow[]) {
  const there = new Set(shown.map(({ id }) => id))
  const isTrue = pictures.every(({ spots }) => spots.every(({ product }) => there.has(product)))
  return isTrue ? pictures.map(({ image_key, ...picture }) => ({ ...picture, image: imageUrl(image_key, 1920) })) : []
}

const praiseOnWire = ({ id, body, half_stars, first_name, slug, title, thumbnail_key }: store.PraiseRow): Praise => ({
  id,
  body,
  rating: half_stars / 2,
  first_name: first_name ?? 'Former customer',
  product: { slug, title, thumbnail: imageUrl(thumbnail_key, 1280) },
})
