/**
 * Width of edge-to-edge pictures on phones in `sizes`, 4 to 12 % less than the real width. The difference is
 * invisible on dense screens, and those of 720 and 1,080 pixels load the next smaller width, half the bytes.
 */
export const PHONE_SIZES = '88vw'
