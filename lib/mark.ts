/** The counter in the mark of the shop, in a square of 32: a stroke 4 wide. The keeper behind it is a circle of 3 at 19.5, 16. */
export const MARK_COUNTER = 'M25 8H15a7 7 0 0 0-7 7v2a7 7 0 0 0 7 7h10'
