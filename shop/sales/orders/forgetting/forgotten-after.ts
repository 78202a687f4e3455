/**
 * So many days after an order of an account that is gone was delivered or cancelled, who ordered is removed from it: it can be withdrawn from for 14 days, what is
 * sent back has 14 more, and its money as many again.
 */
export const FORGOTTEN_AFTER_DAYS = 60

/** For so many years after the end of its own an order is kept for the books (Code de commerce, article L123-22); then who ordered is removed from it, whoever that is. */
export const IN_BOOKS_YEARS = 10

/** So many days after they were seen to, notices of a provider go, and who paid is removed from money of which the shop knew nothing. */
export const SEEN_TO_DAYS = 90
