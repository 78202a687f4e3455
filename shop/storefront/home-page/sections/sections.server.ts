import { dependsOn } from '../../../../server/cache/dependencies.ts'
import type { Services } from '../../../../server/services.ts'
import { cachedCards } from '../../../catalog/products/read/as-json/cached-products.server.ts'
import { productTag } from '../../../catalog/products/read/catalogue-tags.server.ts'
import type { SavedSection } from '../store/sections-store.server.ts'
import { buildCollectionProducts } from './collection/collection-section.server.ts'
import { buildCollections } from './collections/collections-section.server.ts'
import { buildCountdowns } from './countdown/countdown.server.ts'
import { buildCounters } from './counter/counter.server.ts'
import { buildHeroes } from './hero/hero.server.ts'
import { buildNewProducts } from './new/new-products.server.ts'
import { buildPictureTexts } from './picture-text/picture-text.server.ts'
import { buildProducts } from './products/products-section.server.ts'
import { buildReviews } from './reviews/reviews-section.server.ts'
import type { BuildSections } from './section-builder.server.ts'
import type { HomeSectionForm, HomeSectionKind } from './sections.contract.ts'
import { buildStories } from './story/story.server.ts'
import { buildTexts } from './text/text-section.server.ts'
import { buildVideos } from './video/video-section.server.ts'

/** The builder of each kind. */
const BUILDERS: { [Kind in HomeSectionKind]: BuildSections<Extract<HomeSectionForm, { kind: Kind }>> } = {
  counter: buildCounters,
  collections: buildCollections,
  new: buildNewProducts,
  story: buildStories,
  reviews: buildReviews,
  hero: buildHeroes,
  countdown: buildCountdowns,
  text: buildTexts,
  picture_text: buildPictureTexts,
  collection: buildCollectionProducts,
  products: buildProducts,
  video: buildVideos,
}

/**
 * Builds the sections as JSON for visitors, in their order, without hidden and empty ones. The response depends on all
 * that they show. Sections of a later release are left out.
 */
export async function buildSections(services: Services, sections: readonly SavedSection[]): Promise<string[]> {
  const cards = (ids: readonly number[]) => {
    dependsOn(...ids.map(productTag))
    return cachedCards(services, ids)
  }
  const scope = { ...services, cards }
  const shown = sections.filter(({ kind, is_hidden }) => !is_hidden && Object.hasOwn(BUILDERS, kind))
  const built = await Promise.all(
    [...Map.groupBy(shown, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const json = await (BUILDERS[kind] as BuildSections<HomeSectionForm>)(ofKind, scope)
      return ofKind.map((section, index) => [section, json[index]] as const)
    }),
  )
  const byId = new Map(built.flat())
  return shown.flatMap((section) => byId.get(section) ?? [])
}
