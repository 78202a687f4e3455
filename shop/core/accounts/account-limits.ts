/** Limits that the server keeps and browsers tell of. They stand apart from the contracts, whose schemas a page does without. */
export const MAX_AVATAR_MB = 4
/** How long a code from an e-mail may be used. */
export const CODE_GOOD_FOR_MINUTES = 10
/** One e-mail with a code goes to an address in this time. */
export const RESEND_AFTER_SECONDS = 30
/** "12 megapixels", as they come from telephones: 4,032 by 3,024, or 4,096 by 3,072. */
export const MAX_AVATAR_PIXELS = 4_096 * 3_072
