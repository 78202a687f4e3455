// create-review.route.ts
export const reviewPosted = 'Review Posted'

// delete-review.route.ts
export const reviewDeleted = 'Review deleted'

// update-review.route.ts
export const reviewUpdated = 'Review Updated'

// stars.tsx
export const outOfStars = (rating: number, stars: number) => `${rating} out of ${stars} stars`

// delete-review.tsx
export const deleteThisReview = 'Delete this review?'
export const theReviewBy = <T>(author: T, rating: number) => ['The review by ', author, `, with ${rating} of 5 stars.`]
export const deletionHint =
  'The review, the shop’s reply and its reports are deleted immediately. This can’t be undone.'
export const ratingIsRemoved = 'Its rating no longer counts. Its author can review the product again.'
export const deleteItWhenItsAuthor =
  'Delete a review only if its author asks for it. Hide reviews that break the terms; the author then sees the reason.'
export const keepIt = 'Keep review'
export const deleteTheReview = 'Delete review'

// review-actions.tsx
export const youMustBeLoggedIn = 'You must be logged in to report a review'
export const answer = 'Answer'
export const hide = 'Hide'
export const report = 'Report'
export const deleteLabel = 'Delete'
export const actOnReviewBy = (action: string, first_name: string, last_name: string) =>
  `${action} the review by ${first_name} ${last_name}`

// nothing-to-review.tsx
export const noVariantsToReviewPlease = 'No variants to review please go to home or go back or try again'
export const youCanReviewAVariant = 'You can review a variant once it has been shipped to you.'
export const goToHome = 'Go To Home'
export const goBack = 'Go Back'
export const tryAgain = 'Try Again'

// rating-input.tsx
export const outOf = (rating: number, stars: number) => `${rating} out of ${stars}`

// review-dialog.tsx
export const changeYourReview = 'Change your review'
export const writeAReview = 'Write a review'
export const hiddenNotice = (hidden_reason: string) =>
  `The shop has hidden this review, so only you see it. The reason: ${hidden_reason} If you change it, it stays hidden until the shop shows it again.`
export const rating = 'Rating'
export const review = 'Review'
export const yourReviewIsPublicWithYourName = 'Your review is public, with your name and picture.'
export const cancel = 'Cancel'
export const updateReview = 'Update review'
export const postReview = 'Post review'
export const variant = 'Variant'

// write-review.tsx
export const youMustBeLoggedInTo = 'You must be logged in to review'
export const boughtItHereYouCanReview = 'Bought it here? You can review each variant once it has been shipped to you.'
export const yourReviewOfIsHidden = (name: string, hidden_reason: string) =>
  `Your review of ${name} is hidden from others. The reason: ${hidden_reason}`
