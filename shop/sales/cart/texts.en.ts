import { counted, plural } from '../../../lib/texts/en.ts'

// load-cart.ts
export const failedToLoadProductsPerhaps = 'Failed to load products, perhaps our server is down'

// cart-sum.tsx
export const deliveryAddedAtCheckout = 'Delivery is added at checkout.'
export const checkoutIsClosed = 'Checkout is closed at the moment. Your cart is saved until it opens.'
export const items = (count: number) => counted(count, 'item', 'items')
export const linesNotCounted = (count: number) =>
  plural(
    count,
    'One line can’t be bought as it is and isn’t included.',
    `${count} lines can’t be bought as they are and aren’t included.`,
  )
export const checkout = 'Checkout'
export const moreShopping = 'More Shopping'

// use-focus-after-leaving.ts
export const lineRemoved = (title: string, variant: string) => `${title}, ${variant}: removed`
export const lineSavedForLater = (title: string, variant: string) => `${title}, ${variant}: saved for later`
export const lineBackInCart = (title: string, variant: string) => `${title}, ${variant}: back in your cart`

// removed-lines.tsx
export const isNoLongerSoldAndWasRemoved = <T>(what: T) => [what, ' is no longer sold and was removed from your cart.']
export const understood = 'OK'

// line-in-cart.tsx
export const priceHasChanged = (then: string) => `The price has changed. It was ${then} when you added it.`
export const priceEach = <T>(variant: T, price: T) => [variant, ', ', price, ' each']
export const removeFromCartName = (name: string) => `Remove from Cart: ${name}`
export const removeFromCart = 'Remove from Cart'
export const putInSaveForLaterName = (name: string) => `Put in Save For Later: ${name}`
export const putInSaveForLater = 'Put in Save For Later'
export const addBackToCartName = (name: string) => `Add Back to Cart: ${name}`
export const addBackToCart = 'Add Back to Cart'
export const saving = 'Saving…'
export const tooMuchQuantitySelected = 'too much quantity selected'
export const saved = 'Saved'

// cart.page.tsx
export const cart = 'Cart'
export const youMustBeLoggedInTo = 'You must be logged in to see your cart'
export const inYourCart = 'In your cart'
export const theirAreNoItemsIn = 'Their are no items in your cart'
export const savedForLater = 'Saved for later'
export const theirAreNoItemsInYour = 'Their are no items in your save for later'

// delivery/cart-delivery.tsx
export const deliveryFrom = (price: string) => `Delivery from ${price}`
export const freeDelivery = 'Free delivery'
export const tooHeavyForParcel = 'Too heavy to ship as a parcel.'
export const noMethodForParcel = 'No shipping method for this parcel.'
export const notDeliveredTo = (country: string) => `We don’t deliver to ${country}.`
export const collectForFree = 'Collect it from the shop for free.'
export const collectFor = (price: string) => `Collect it from the shop for ${price}.`
export const sentByEmail = 'Sent by e-mail.'
export const totalWithDelivery = 'Total with delivery'
export const totalWithCollection = 'Total with collection'
export const readyBetween = (days: string) => `Ready ${days}`
export const arrivesBetween = (days: string) => `Arrives ${days}`
export const moreForFree = (price: string) => `Add ${price} more for free delivery.`
export const moreForFreeCollection = (price: string) => `Add ${price} more to collect it for free.`
