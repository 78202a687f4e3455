import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { collectionTags, FEATURED } from '../../../../catalog/products/read/collection-list/collection-tags.ts'
import { newestProducts } from '../../store/home-store.server.ts'
import { type BuildSections, withProducts } from '../section-builder.server.ts'
import type { NewProductsSection } from './new-products.contract.ts'

const COUNT = 5
/**
 * New products are chosen among the 8 newest, without the 8 products that begin the list, so that no product appears
 * twice.
 */
const AMONG = { newest: 8, beginning: 8 }

export const buildNewProducts: BuildSections<NewProductsSection> = async (sections, { db, cards }) => {
  const { ids, leading } = await newestProducts(db, AMONG)
  dependsOn(FEATURED, ...collectionTags(leading === null ? [] : [leading]))
  const shown = await cards(ids.slice(0, COUNT))
  return sections.map(({ id, kind }) =>
    shown.size < COUNT ? undefined : withProducts({ id, kind, products: [] }, [...shown.values()]),
  )
}
