import { counted } from '../../../../lib/texts/en.ts'

// toast-cart-error.tsx
export const youMustBeLoggedIn = 'You must be logged in to add to cart!'

// add-all.ts
export const addedProductsToCart = 'Added Products to Cart'
export const woohooAddedToCart = 'Woohoo, added to cart'

// put-cart.route.ts
export const woohooChangedCart = 'Woohoo, changed cart'

// added-to-cart.tsx
export const viewCart = (items: number) => `View cart · ${counted(items, 'item', 'items')}`
export const amount = (quantity: number, each: string, together: string) => `${quantity} × ${each} = ${together}`
export const andMore = (count: number) => `and ${count} more`
export const recommendedProducts = 'Goes well with it'

// undo-removal.tsx
export const undo = 'Undo'

// delete-cart.route.tsx
export const removedFromCart = 'Removed from cart'
