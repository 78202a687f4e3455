/** Limits enforced by the server and shown by browsers. Outside the contracts, so that pages need not load zod. */
export const MAX_AVATAR_MB = 4
/** How long a code from an e-mail is valid. */
export const CODE_GOOD_FOR_MINUTES = 10
/** Minimum interval between code e-mails to one address. */
export const RESEND_AFTER_SECONDS = 30
/** A 12-megapixel phone photo: 4,032 × 3,024 or 4,096 × 3,072. */
export const MAX_AVATAR_PIXELS = 4_096 * 3_072
