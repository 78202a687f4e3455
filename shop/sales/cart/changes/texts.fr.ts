import { counted, plural } from '../../../../lib/texts/fr.ts'

// toast-cart-error.tsx
export const youMustBeLoggedIn = 'Connectez-vous pour ajouter des articles au panier.'

// add-all.ts
export const addedProductsToCart = 'Produits ajoutés au panier'
export const woohooAddedToCart = 'C’est dans votre panier !'

// put-cart.route.ts
export const woohooChangedCart = 'Votre panier est à jour !'

// added-to-cart.tsx
export const viewCart = (items: number) => `Voir le panier · ${counted(items, 'article', 'articles')}`
export const amount = (quantity: number, each: string, together: string) => `${quantity} × ${each} = ${together}`
export const andMore = (count: number) => `et ${count} ${plural(count, 'autre', 'autres')}`
export const recommendedProducts = 'Pour aller avec'

// undo-removal.tsx
export const undo = 'Annuler'

// delete-cart.route.tsx
export const removedFromCart = 'Article retiré du panier'
