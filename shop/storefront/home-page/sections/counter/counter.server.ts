import { imageUrl } from '../../../../ui/images/image-url.ts'
import * as store from '../../store/home-store.server.ts'
import { type BuildSections, withProducts } from '../section-builder.server.ts'
import type { CounterSection } from './counter.contract.ts'

/** The number of products in the hero before staff choose. */
const DEFAULT_PRODUCTS = 6

export const buildCounters: BuildSections<CounterSection> = async (sections, { db, cards }) => {
  const [pictures, newest] = await Promise.all([
    store.findHeroPictures(db),
    sections.some(({ products }) => products.length === 0) ? store.newestProductIds(db, DEFAULT_PRODUCTS) : [],
  ])
  return Promise.all(
    sections.map(async ({ id, kind, products }) => {
      const shown = await cards(products.length > 0 ? products : newest)
      if (shown.size === 0 && pictures.length === 0) return undefined
      return withProducts({ id, kind, pictures: picturesOf(pictures, shown), products: [] }, [...shown.values()])
    }),
  )
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
