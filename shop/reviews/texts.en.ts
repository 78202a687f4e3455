import { counted, countShown, plural } from '../../lib/texts/en.ts'
import type { ShownRange } from '../../lib/texts/shown-range.ts'

// writing/create-review.route.ts
export const reviewPosted = 'Review Posted'

// writing/delete-review.route.ts
export const reviewDeleted = 'Review deleted'

// writing/update-review.route.ts
export const reviewUpdated = 'Review Updated'

// stars.tsx
export const outOfStars = (rating: number, stars: number) => `${rating} out of ${stars} stars`
export const noReviewsYet = 'No reviews yet'

// review-text.tsx
export const verifiedPurchase = 'Verified purchase'
export const answerOfTheShop = 'Answer of the shop'
export const orderedOn = <T>(day: T) => ['Ordered on ', day]
export const changedOn = <T>(day: T) => ['Changed on ', day]
export const andChangedOn = <T>(day: T) => [', changed on ', day]

// how-reviews-are-checked.tsx
export const onlyCustomersToWhomA =
  'Only customers to whom a variant was shipped can review it, once; the shop checks that when a review is sent and marks it as a verified purchase. What a review says is not checked before it appears; reported ones are looked at afterwards. Beside the author stands the day of publication, under the text the days of the order and of the last change. Nobody gets anything for a review.'
export const moreAboutReviews = 'More about reviews'

// writing/delete-review.tsx
export const deleteThisReview = 'Delete this review?'
export const theReviewBy = <T>(author: T, rating: number) => ['The review by ', author, `, with ${rating} of 5 stars.`]
export const itGoesAtOnceWith = 'It goes at once, with the shop’s answer and its reports, and nobody can bring it back.'
export const itsStarsNoLongerCount = 'Its stars no longer count. Whoever wrote it may review the same thing again.'
export const deleteItWhenItsAuthor =
  'Delete it when its author asks for that. What breaks the terms is hidden: its author then learns why.'
export const keepIt = 'Keep it'
export const deleteTheReview = 'Delete the review'

// writing/review-actions.tsx
export const youMustBeLoggedIn = 'You must be logged in to report a review'
export const answer = 'Answer'
export const hide = 'Hide'
export const report = 'Report'
export const deleteLabel = 'Delete'
export const actOnReviewBy = (action: string, first_name: string, last_name: string) =>
  `${action} the review by ${first_name} ${last_name}`

// writing/nothing-to-review.tsx
export const noVariantsToReviewPlease = 'No variants to review please go to home or go back or try again'
export const youCanReviewAVariant = 'You can review a variant as soon as an order of it has been shipped to you.'
export const goToHome = 'Go To Home'
export const goBack = 'Go Back'
export const tryAgain = 'Try Again'

// writing/rating-input.tsx
export const outOf = (rating: number, stars: number) => `${rating} out of ${stars}`

// writing/review-dialog.tsx
export const changeYourReview = 'Change your review'
export const writeAReview = 'Write a review'
export const theShopHasHiddenThis = (hidden_reason: string) =>
  `The shop has hidden this review, so only you see it. The reason: ${hidden_reason} If you change it, it stays hidden until the shop shows it again.`
export const rating = 'Rating'
export const review = 'Review'
export const everybodyCanReadItWith = 'Everybody can read it, with your name and picture.'
export const cancel = 'Cancel'
export const updateReview = 'Update review'
export const postReview = 'Post review'
export const variant = 'Variant'

// writing/write-review.tsx
export const youMustBeLoggedInTo = 'You must be logged in to review'
export const doYouHaveItWhoever =
  'Do you have it? Whoever has had this product shipped to them can review it, each variant once.'
export const yourReviewOfIsHidden = (name: string, hidden_reason: string) =>
  `Your review of ${name} is hidden from others. The reason: ${hidden_reason}`

// list/histogram.tsx
export const starsColon = ' stars:'
export const reviewsAfterNumber = (count: number) => ` ${plural(count, 'review', 'reviews')}`

// list/review-filters.tsx
export const ratings = 'Ratings'
export const stars = 'Stars'
export const countOfStars = (stars: number) => `${stars} stars`
export const starsBetween = ([low, high]: readonly [number, number]) =>
  low === high ? countOfStars(low) : `${low} to ${high} stars`
export const countOfReviews = (count: number, variant?: string) =>
  counted(count, 'review', 'reviews') + (variant === undefined ? '' : ` of ${variant}`)
export const lowestRating = 'Lowest rating'
export const highestRating = 'Highest rating'
export const allVariants = 'All variants'

// list/reviews.page.tsx
export const failedToLoadReviewsPerhaps = 'Failed to load reviews, perhaps our server is down'
export const thereIsNoPageAt = 'There is no page at this address.'
export const variantNotFoundInProduct = 'Variant not found in product'
export const reviewsOfPage = (title: string, page: number) => `Reviews of ${title}${page === 1 ? '' : `, page ${page}`}`
export const reviewsByCustomers = (
  title: string,
  { reviews_length, average_rating }: { reviews_length: number; average_rating: number | null },
) => {
  const average = average_rating === null ? '' : `, ${average_rating.toFixed(1)} of 5 stars on average`
  return `${reviews_length} reviews of ${title} by customers who bought it${average}. With every rating, by variant and by stars.`
}
export const reviewsOf = <T>(product: T) => ['Reviews of ', product]
export const reviews = 'Reviews'
export const pagesOfReviews = 'Pages of reviews'
export const back = 'Back'
export const noReviewHasSoMany = 'No review has so many stars.'
export const seeAllRatings = 'See all ratings'
export const nobodyHasReviewedThisYet = 'Nobody has reviewed this yet.'
export const reviewsToSkip = 'reviews'
export const reviewsFound = (range: ShownRange) =>
  countShown(range, 'review', 'reviews') + (range.count > 0 ? ', newest first' : '')
