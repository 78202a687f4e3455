/**
 * So many days after an order of an account that is gone was delivered or cancelled, who ordered is removed from it: it can be withdrawn from for 14 days, what is
 * sent back has 14 more, and its money as many again.
 */
export const FORGOTTEN_AFTER_DAYS = 60
