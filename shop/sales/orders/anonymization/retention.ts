/**
 * Days after delivery or cancellation until an order of a deleted account is anonymized: 14 for withdrawal, 14 for
 * the return and 14 for the refund, with a margin.
 */
export const ANONYMIZED_AFTER_DAYS = 60

/**
 * Years after the end of its fiscal year until any order is anonymized: the legal retention period (Code de commerce,
 * article L123-22).
 */
export const RETENTION_YEARS = 10

/** Days after they were settled until webhooks are deleted and payers are removed from unmatched payments. */
export const SETTLED_RETENTION_DAYS = 90
