/** The longest reply, in characters. */
export const MAX_REPLY = 5_000
