import { counted, countShown, plural, shownNumber } from '../../../../lib/texts/en.ts'
import type { ShownRange } from '../../../../lib/texts/shown-range.ts'

// answer-review.route.ts
export const answerPosted = 'Answer posted'

// find-reviews.ts
export const failedToLoadReviewsPerhaps = 'Failed to load reviews, perhaps our server is down'

// hide-review.route.ts
export const reviewHidden = 'Review hidden'

// report-review.route.ts
export const reportReceived = 'Thank you, we will look at this review'

// moderation-dialog.tsx
export const reportThisReview = 'Report this review'
export const reportReason = 'Why do you report it?'
export const reportHint =
  'Reviews must not be false, insulting, advertising or reveal private data. A low rating is not a reason.'
export const report = 'Report'
export const hideThisReview = 'Hide this review'
export const reason = 'Reason'
export const hideReasonHint = 'Only the author sees this reason. The review is hidden, and its rating does not count.'
export const hide = 'Hide'
export const answerThisReview = 'Reply to this review'
export const answerLabel = 'Answer'
export const answer = 'Answer'
export const yourReplyIsPublicBelow = 'Your reply is public, below the review. Each review has one reply.'
export const cancel = 'Cancel'

// reported-review.tsx
export const hiddenTheAuthorSees = (hidden_reason: string) => `Hidden. The author sees this reason: ${hidden_reason}`
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
export const theReviewIsPublicAgain = 'The review is public again'
export const reportsDismissed = 'Reports dismissed'
export const onlyStaffModerate = 'Only staff can moderate reviews.'
export const hiddenReviewsFound = (range: ShownRange) =>
  countShown(range, 'hidden review', 'hidden reviews') + (range.count > 0 ? ', last hidden first' : '')
export const reportedReviewsFound = (range: ShownRange) =>
  countShown(range, 'reported review', 'reported reviews') + (range.count > 0 ? ', longest waiting first' : '')
export const reviewsFound = (range: ShownRange) =>
  countShown(range, 'review', 'reviews') + (range.count > 0 ? ', newest first' : '')
export const moreThan = (count: number) => `More than ${shownNumber(count)} reviews. The newest are listed.`
export const noReviewsMatchThese = 'No reviews match these filters.'
export const noHiddenReviews = 'No hidden reviews.'
export const noReportedReviews = 'No reviews to moderate.'
export const pagesOfReviews = 'Pages of reviews'
