export const MAX_VARIANTS = 50
/** By so many things the variants of a product may differ. */
export const MAX_OPTIONS = 3
/** Of one variant. */
export const MAX_IMAGES = 12
export const MAX_BUNDLED = 10
/** Of one picture. */
export const MAX_IMAGE_MB = 8
/** Of the whole form with its pictures. */
export const MAX_FORM_MB = 100
/** Width divided by height of thumbnail and variant images. */
export const PRODUCT_ASPECT = 4 / 3
