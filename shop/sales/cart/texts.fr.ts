import { counted, plural } from '../../../lib/texts/fr.ts'

// load-cart.ts
export const failedToLoadProductsPerhaps =
  'Impossible de charger les produits. Notre serveur est peut-être indisponible.'

// cart-sum.tsx
export const deliveryAddedAtCheckout = 'Frais de livraison calculés lors de la commande.'
export const checkoutIsClosed =
  'Les commandes sont fermées pour le moment. Votre panier est conservé jusqu’à leur ouverture.'
export const items = (count: number) => counted(count, 'article', 'articles')
export const linesNotCounted = (count: number) =>
  plural(
    count,
    'Une ligne ne peut pas être commandée en l’état et n’est pas comptée.',
    `${count} lignes ne peuvent pas être commandées en l’état et ne sont pas comptées.`,
  )
export const checkout = 'Commander'
export const moreShopping = 'Continuer mes achats'

// use-focus-after-leaving.ts
export const lineRemoved = (title: string, variant: string) => `${title}, ${variant} : article retiré`
export const lineSavedForLater = (title: string, variant: string) => `${title}, ${variant} : article mis de côté`
export const lineBackInCart = (title: string, variant: string) =>
  `${title}, ${variant} : article remis dans votre panier`

// removed-lines.tsx
export const isNoLongerSoldAndWasRemoved = <T>(what: T) => ['Retiré de votre panier, car il n’est plus vendu : ', what]
export const understood = 'OK'

// line-in-cart.tsx
export const priceHasChanged = (then: string) => `Le prix a changé. Il était de ${then} lors de l’ajout au panier.`
export const priceEach = <T>(variant: T, price: T) => [variant, ', ', price, ' l’unité']
export const removeFromCartName = (name: string) => `Retirer du panier : ${name}`
export const removeFromCart = 'Retirer du panier'
export const putInSaveForLaterName = (name: string) => `Mettre de côté : ${name}`
export const putInSaveForLater = 'Mettre de côté'
export const addBackToCartName = (name: string) => `Remettre au panier : ${name}`
export const addBackToCart = 'Remettre au panier'
export const saving = 'Enregistrement…'
export const tooMuchQuantitySelected = 'Quantité trop élevée'
export const saved = 'Enregistré'

// cart.page.tsx
export const cart = 'Panier'
export const youMustBeLoggedInTo = 'Connectez-vous pour voir votre panier.'
export const inYourCart = 'Dans votre panier'
export const theirAreNoItemsIn = 'Votre panier est vide.'
export const savedForLater = 'Mis de côté'
export const theirAreNoItemsInYour = 'Vous n’avez mis aucun article de côté.'

// delivery/cart-delivery.tsx
export const deliveryFrom = (price: string) => `Livraison à partir de ${price}`
export const freeDelivery = 'Livraison gratuite'
export const tooHeavyForParcel = 'Trop lourd pour un envoi par colis.'
export const noMethodForParcel = 'Aucun mode de livraison pour ce colis.'
export const notDeliveredTo = (country: string) => `Nous ne livrons pas dans ce pays : ${country}.`
export const collectForFree = 'Retrait gratuit en boutique.'
export const collectFor = (price: string) => `Retrait en boutique : ${price}.`
export const sentByEmail = 'Envoi par e-mail.'
export const totalWithDelivery = 'Total avec livraison'
export const totalWithCollection = 'Total avec retrait'
export const readyBetween = (days: string) => `Retrait possible : ${days}`
export const arrivesBetween = (days: string) => `Livraison prévue : ${days}`
export const moreForFree = (price: string) => `Plus que ${price} d’achats pour la livraison gratuite.`
export const moreForFreeCollection = (price: string) => `Plus que ${price} d’achats pour le retrait gratuit.`
