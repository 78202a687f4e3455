import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { translatedInto } from '../../../../../server/language/in-language.ts'
import { productTag } from '../../../../catalog/products/read/catalogue-tags.server.ts'
import { translationTag } from '../../../../core/translations/translate.server.ts'
import { translatedLink } from '../../../../core/translations/translated-rows.server.ts'
import { imageUrl } from '../../../../ui/images/image-url.ts'
import { type FeaturedReviewRow, findFeaturedReviews } from '../../store/home-store.server.ts'
import type { BuildSections } from '../section-builder.server.ts'
import { FEWEST_REVIEWS, type FeaturedReview, type ReviewsSection } from './reviews-section.contract.ts'

export const buildReviews: BuildSections<ReviewsSection> = async (sections, services) => {
  const asked = sections.map(({ min_stars, count }) => ({ minHalfStars: min_stars * 2, count }))
  const language = translatedInto(services)
  if (language) dependsOn(translationTag(language, 'product'))
  const found = await findFeaturedReviews(services.db, asked, language)
  dependsOn(...found.flat().map(({ product_id }) => productTag(product_id)))
  return sections.map(({ id, kind, heading, translated }, index) => {
    const reviews = found[index] ?? []
    if (reviews.length < FEWEST_REVIEWS) return undefined
    return JSON.stringify({ id, kind, heading, translated, reviews: reviews.map(translatedLink).map(reviewResponse) })
  })
}

const reviewResponse = (row: Omit<FeaturedReviewRow, 'texts'>): FeaturedReview => ({
  id: row.id,
  body: row.body,
  rating: row.half_stars / 2,
  first_name: row.first_name ?? 'Former customer',
  product: { slug: row.slug, title: row.title, thumbnail: imageUrl(row.thumbnail_key, 1280) },
})
