/**
 * What a picture that fills a phone from edge to edge, or nearly, is told to be wide in `sizes`: 4 to 12 % less than it is. On screens so fine nobody sees that it is
 * drawn by so much larger, and those of 720 and 1,080 pixels take the next smaller width, half the bytes.
 */
export const PHONE_WIDE = '88vw'
