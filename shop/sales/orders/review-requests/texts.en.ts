// review-emails.page.tsx
export const reviewRequestEmails = 'Review request e-mails'
export const reviewRequestHint = 'We ask once for a review of each order, a week after delivery.'
export const stopReview = 'Stop review requests'
export const youWontReceiveReview = 'You won’t receive review requests any more. Your orders are not affected.'
export const linkIsDead = 'This link is not valid. Use the link in the latest review request.'
export const toTheShop = 'More Shopping'
