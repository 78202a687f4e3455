// review-card.tsx
export const yourReview = 'Your review'

// review-text.tsx
export const verifiedPurchase = 'Verified purchase'
export const answerOfTheShop = 'Answer of the shop'
export const orderedOn = <T>(day: T) => ['Ordered on ', day]
export const changedOn = <T>(day: T) => ['Changed on ', day]
export const andChangedOn = <T>(day: T) => [', changed on ', day]

// how-reviews-are-checked.tsx
export const howReviewsAreChecked = 'How reviews are checked'
export const onlyCustomersToWhomA =
  'Only customers to whom a variant was shipped can review it, once; the shop checks that when a review is sent and marks it as a verified purchase. What a review says is not checked before it appears; reported ones are looked at afterwards. Beside the author stands the day of publication, under the text the days of the order and of the last change. Nobody gets anything for a review.'
export const moreAboutReviews = 'More about reviews'
