/** The place of a product's page at which its form for reviews is open, behind the `#` of the address. */
export const WRITE_REVIEW = 'write-review'

/** Returns the element id of the card with one's own review of a variant. */
export const ownReviewId = (variant: number) => `own-review-${variant}`
