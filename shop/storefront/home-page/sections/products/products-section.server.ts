import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { POPULAR } from '../../../../catalog/products/read/catalogue-tags.server.ts'
import { findPopularIds } from '../../../../catalog/search/suggestions/popular-store.server.ts'
import { newestProductIds } from '../../store/home-store.server.ts'
import { type BuildSections, withProducts } from '../section-builder.server.ts'
import type { ProductsSection } from './products-section.contract.ts'

export const buildProducts: BuildSections<ProductsSection> = async (sections, { db, cards }) => {
  const mostOf = (source: ProductsSection['source']) =>
    Math.max(0, ...sections.filter((one) => one.source === source).map(({ count }) => count))
  const [newest, popular] = [mostOf('newest'), mostOf('popular')]
  if (popular > 0) dependsOn(POPULAR)
  const found = {
    newest: newest > 0 ? await newestProductIds(db, newest) : [],
    popular: popular > 0 ? await findPopularIds(db, popular) : [],
  }
  return Promise.all(
    sections.map(async ({ id, kind, heading, translated, source, products, count }) => {
      const shown = await cards(source === 'chosen' ? products : found[source].slice(0, count))
      return shown.size === 0
        ? undefined
        : withProducts({ id, kind, heading, translated, products: [] }, [...shown.values()])
    }),
  )
}
