import { countShown, plural } from '../../../lib/texts/en.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// unknown-product.ts
export const thisProductIsNotAvailable = 'This product isn’t available.'

// card-cart-button.tsx
export const isInYourCart = (title: string) => `${title} is in your cart: view it`
export const chooseAndAdd = (title: string) => `Choose ${title}`
export const addToTheCart = (title: string) => `Add ${title} to the cart`
export const addVariantToTheCart = (title: string, variant: string) => `Add ${title}, ${variant}, to the cart`

// choose-variant.tsx
export const addToCart = 'Add to Cart'
export const variants = 'Variants'
export const outOfStock = 'Out of stock'

// swatches.tsx
export const options = (count: number) => `${count} options`
export const oneOfOptions = (name: string, count: number) => `${name}, one of ${options(count)}`
export const shown = 'Shown: '
export const colours = (count: number, names: string) => `${plural(count, 'Colour', 'Colours')}: ${names}`

// product-card.tsx
export const newLabel = 'New'
export const inYourCart = 'In your cart'

// home.page.tsx
export const defaultHeadline = 'Good things for every day'
export const defaultIntro = 'Made to be used and repaired: for the kitchen, the table, the desk and the road.'
export const failedToLoadProductsPerhaps = 'Failed to load products, perhaps our server is down'
export const allProductsPage = (page: number) => `All products, page ${page}`
export const whopsLooksLikeTheirIsnt = 'Whops, looks like their isnt any products here'
export const pagesOfProducts = 'Pages of products'
export const products = 'products'
export const productsFound = (range: ShownRange) => countShown(range, 'product', 'products')
export const allProducts = 'All products'
export const noMatches = 'No products match these filters.'
export const collections = 'Collections'

// sections
export const featured = 'Featured'
export const newInTheShop = 'New in the shop'
export const viewProduct = 'View product'
export const customerReviews = 'Customer reviews'
export const about = (product: string) => `about ${product}`
export const viewAll = (title: string) => `View all of ${title}`
export const until = 'Until'
export const timeLeft = { days: 'days', hours: 'hours', minutes: 'minutes' }
export const opensOtherSite = (host: string) => `Opens ${host} in a new tab`
export const quoted = (words: string) => `“${words}”`
