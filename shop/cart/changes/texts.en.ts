// toast-cart-error.tsx
export const youMustBeLoggedIn = 'You must be logged in to add to cart!'

// add-all.ts
export const addedProductsToCart = 'Added Products to Cart'
export const woohooAddedToCart = 'Woohoo, added to cart'

// put-cart.route.ts
export const woohooChangedCart = 'Woohoo, changed cart'

// undo-removal.tsx
export const undo = 'Undo'

// delete-cart.route.tsx
export const removedFromCart = 'Removed from cart'
