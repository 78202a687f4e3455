// review-card.tsx
export const yourReview = 'Your review'

// review-text.tsx
export const verifiedPurchase = 'Verified purchase'
export const answerOfTheShop = 'Reply from the shop'
export const orderedOn = <T>(day: T) => ['Ordered on ', day]
export const changedOn = <T>(day: T) => ['Changed on ', day]
export const andChangedOn = <T>(day: T) => [', changed on ', day]

// how-reviews-are-checked.tsx
export const howReviewsAreChecked = 'How reviews are checked'
export const customersCanReview =
  'Customers can review each variant once, after it has been shipped to them. The shop verifies this when a review is submitted and marks the review as a verified purchase. Reviews are not checked before they are published; reported reviews are checked afterwards. Each review shows its publication date, the order date and the date of the last change. Customers receive no compensation for reviews.'
export const moreAboutReviews = 'More about reviews'
