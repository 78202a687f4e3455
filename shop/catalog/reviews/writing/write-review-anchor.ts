/** The URL fragment that opens a product's review form. */
export const WRITE_REVIEW = 'write-review'

/** Returns the element id of the customer's own review of a variant. */
export const ownReviewId = (variant: number) => `own-review-${variant}`
