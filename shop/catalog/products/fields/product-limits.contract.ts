export const MAX_VARIANTS = 50
/** Maximum number of options of a product. */
export const MAX_OPTIONS = 3
/** Maximum number of images per variant. */
export const MAX_IMAGES = 12
export const MAX_BUNDLED = 10
/** Maximum number of collections that a new product is added to. */
export const MAX_COLLECTIONS = 50
/** Maximum size of one image. */
export const MAX_IMAGE_MB = 8
/** Maximum size of the whole form including images. */
export const MAX_FORM_MB = 100
/** Width divided by height of thumbnails and variant images. */
export const PRODUCT_ASPECT = 4 / 3
