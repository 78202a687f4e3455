import { counted, countShown, plural, shownNumber } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// answer-review.route.ts
export const answerPosted = 'Answer posted'

// find-reviews.ts
export const failedToLoadReviewsPerhaps = 'Failed to load reviews, perhaps our server is down'

// hide-review.route.ts
export const reviewHidden = 'Review hidden'

// report-review.route.ts
export const thankYouWeWillLook = 'Thank you, we will look at this review'

// moderation-dialog.tsx
export const reportThisReview = 'Report this review'
export const whatIsWrongWithIt = 'What is wrong with it?'
export const reviewsMayNotBeFalse =
  'Reviews may not be false, insulting or advertising, nor give away what is private. A poor rating is no reason.'
export const report = 'Report'
export const hideThisReview = 'Hide this review'
export const why = 'Why?'
export const onlyItsAuthorReadsThis =
  'Only its author reads this. The review then counts nowhere, and nobody else sees it.'
export const hide = 'Hide'
export const answerThisReview = 'Answer this review'
export const answer = 'Answer'
export const everybodyCanReadItUnder = 'Everybody can read it, under the review. A review is answered once.'
export const cancel = 'Cancel'

// reported-review.tsx
export const hiddenFromEverybodyButIts = (hidden_reason: string) =>
  `Hidden from everybody but its author, who reads: ${hidden_reason}`
export const showAgain = 'Show again'
export const hideTheReviewBy = (review: string) => `Hide the review by ${review}`
export const answerTheReviewBy = (review: string) => `Answer the review by ${review}`
export const dismissReports = (count: number) => `Dismiss ${plural(count, 'the report', `the ${count} reports`)}`
export const actOnReviewBy = (action: string, author: string) => `${action}: the review by ${author}`
export const countOfReports = (count: number) => counted(count, 'report', 'reports')
export const deleteTheReviewBy = (review: string) => `Delete the review by ${review}`
export const deleteLabel = 'Delete'

// moderation.page.tsx
export const reviews = 'Reviews'
export const everybodyCanReadTheReview = 'Everybody can read the review again'
export const reportsDismissed = 'Reports dismissed'
export const onlyStaffModerate = 'Only staff of the shop can decide about reviews.'
export const hiddenReviewsFound = (range: ShownRange) =>
  countShown(range, 'hidden review', 'hidden reviews') + (range.count > 0 ? ', the last hidden first' : '')
export const reportedReviewsFound = (range: ShownRange) =>
  countShown(range, 'reported review', 'reported reviews') + (range.count > 0 ? ', the longest waiting first' : '')
export const reviewsFound = (range: ShownRange) =>
  countShown(range, 'review', 'reviews') + (range.count > 0 ? ', newest first' : '')
export const moreThan = (count: number) => `More than ${shownNumber(count)} reviews, the newest so many are listed`
export const nothingFound = 'No review is like that.'
export const noReviewIsHidden = 'No review is hidden.'
export const noReviewWaitsForA = 'No review waits for a decision.'
export const pagesOfReviews = 'Pages of reviews'
