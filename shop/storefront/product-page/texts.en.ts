import { counted, plural } from '../../../lib/texts/en.ts'

// product-json-ld.ts

// buy-box/add-to-cart.tsx
export const addToCartWhat = (what: string) => `Add to Cart: ${what}`
export const outOfStock = 'Out of stock'
export const updateCart = 'Update Cart'
export const addToCart = 'Add to Cart'

// buy-box/buy-box.tsx
export const notAvailableForOrder = 'Not available for order yet'

// bundle.tsx
export const frequentlyBoughtTogether = 'Frequently Bought Together'
export const countChosen = (chosen: number, count: number) =>
  chosen === 1 ? 'This product only' : chosen === count ? `All ${count} together` : `${chosen} of ${count} together`
export const chosen = (chosen: number, count: number) =>
  chosen === 1 ? 'this product only' : chosen === count ? `all ${count}` : `${chosen} of ${count}`
export const youCannotAddToCart = 'You cannot add to cart before you login'

// review-summary.tsx
export const noReviewsYet = 'No reviews yet'
export const countOfReviews = (count: number) => counted(count, 'review', 'reviews')
export const outOf5From = (average: string, count: number) => `${average} out of 5, from ${countOfReviews(count)}`
export const toTheReviews = 'Read reviews'
export const allRatings = (count: number) => `All ${countOfReviews(count)}`

// buy-box/buy-bar.tsx
export const buyThisProduct = 'Buy this product'

// buy-box/buy-now.tsx
export const youCannotCheckoutBeforeYou = 'You cannot checkout before you login'
export const buyNow = 'Buy Now'

// buy-box/save-for-later-menu.tsx
export const saveForLaterSaved = 'Save for later, saved'
export const saveForLater = 'Save for later'
export const putInSaveForLater = 'Put in Save For Later'
export const addBackToCart = 'Add Back to Cart'
export const removeFromCart = 'Remove from Cart'
export const youMustBeLoggedIn = 'You must be logged in to add to cart!'

// buy-box/variant-picker.tsx
export const option = 'Option: '
export const colour = 'Colour: '
export const outOfStockSuffix = ' (Out of stock)'
export const optionNamed = (name: string) => `${name}: `
export const onlyInVariant = (variant: string) => ` (only in ${variant})`

// buy-box/buy-box.tsx
export const newLabel = 'New'
export const priceInEurosTaxesIncluded = 'Price in euros, taxes included'
export const priceInEurosWithoutVat = 'Price in euros, VAT not applicable (article 293 B of the CGI)'
export const variantForEuros = (name: string, price: string) => `${name}, ${price} euros. `
export const inStock = 'In stock'

// gallery/enlarged.tsx
export const picturesOf = (title: string) => `Pictures of ${title}`
export const pictureOf = (number: number, count: number, alt: string) =>
  `Picture ${number} of ${count}${alt && `: ${alt}`}`
export const close = 'Close'
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'

// gallery/gallery.tsx
export const enlargeThePicture = (alt: string, more: number) =>
  `Enlarge the picture: ${alt}${more > 0 ? `, +${more}` : ''}`
export const noPictureOfYet = (title: string) => `No picture of ${title} yet`
export const showMorePictures = (hidden: number) => `Show ${hidden} more pictures`

// reviews-section.tsx
export const happyCustomers = 'Happy Customers'
export const reviews = 'Reviews'
export const noReviewsHint = 'No reviews yet. Customers can review this product once it has been shipped to them.'
export const seeAllReviews = (count: number) => plural(count, 'See the review in the list', `See all ${count} reviews`)

// share.tsx
export const share = 'Share'

// similar-products.tsx
export const youMayAlsoLike = 'You may also like'

// product-parts.tsx
export const makerAndSafety = 'Manufacturer and safety'
export const madeBy = 'Made by'
export const responsible = 'Responsible in the European Union'
export const model = 'Model'
export const warnings = 'Warnings'
export const withdrawal = 'Right of withdrawal'
export const aboutThisProduct = 'About this product'

// product.page.tsx
export const failedToLoadProductsPerhaps = 'Failed to load products, perhaps our server is down'
