/** Characters that an answer, or what is written to it, may have. */
export const MAX_REPLY = 5_000
