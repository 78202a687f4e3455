import { shownAverage } from '../../../../lib/texts/current-formats.ts'
import { counted, countShown, plural } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// stars.tsx
export const noReviewsYet = 'No reviews yet'

// writing/review-dialog.tsx
export const variant = 'Variant'

// histogram.tsx
export const starsColon = ' stars:'
export const reviewsAfterNumber = (count: number) => ` ${plural(count, 'review', 'reviews')}`

// review-filters.tsx
export const ratings = 'Ratings'
export const stars = 'Stars'
export const byStars = 'Filter by stars'
export const countOfStars = (stars: number) => `${stars} stars`
export const starsBetween = ([low, high]: readonly [number, number]) =>
  low === high ? countOfStars(low) : `${low} to ${high} stars`
export const countOfReviews = (count: number, variant?: string) =>
  counted(count, 'review', 'reviews') + (variant === undefined ? '' : ` of ${variant}`)
export const lowestRating = 'Lowest rating'
export const highestRating = 'Highest rating'
export const allVariants = 'All variants'

// reviews.page.tsx
export const failedToLoadReviewsPerhaps = 'Failed to load reviews, perhaps our server is down'
export const thereIsNoPageAt = 'We can’t find this page.'
export const variantNotFoundInProduct = 'Variant not found in product'
export const reviewsOfPage = (title: string, page: number) => `Reviews of ${title}${page === 1 ? '' : `, page ${page}`}`
export const reviewsByCustomers = (
  title: string,
  { reviews_length, average_rating }: { reviews_length: number; average_rating: number | null },
) => {
  const average = average_rating === null ? '' : `, ${shownAverage(average_rating)} of 5 stars on average`
  return `${reviews_length} reviews of ${title} by customers who bought it${average}. With every rating, by variant and by stars.`
}
export const reviewsOf = <T>(product: T) => ['Reviews of ', product]
export const reviews = 'Reviews'
export const pagesOfReviews = 'Pages of reviews'
export const back = 'Back'
export const toTheProduct = 'To the product'
export const noReviewsWithThisRating = 'No reviews with this rating.'
export const seeAllRatings = 'See all ratings'
export const noReviewsForProduct = 'No reviews yet.'
export const reviewsToSkip = 'reviews'
export const reviewsFound = (range: ShownRange) =>
  countShown(range, 'review', 'reviews') + (range.count > 0 ? ', newest first' : '')
