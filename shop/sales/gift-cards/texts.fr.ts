import type { GiftCard } from './gift-cards.contract.ts'

// entering/cart-gift-cards.server.ts
export const invalidCode = 'Ce code n’est pas valable.'
export const notInTestMode = 'Les cartes cadeaux ne sont pas acceptées tant que la boutique est en mode test.'
export const notSpendable: Record<Exclude<GiftCard['state'], 'active'>, string> = {
  spent: 'Le solde de cette carte cadeau est épuisé.',
  ended: 'Cette carte cadeau a expiré. Contactez-nous.',
  blocked: 'Cette carte cadeau est bloquée. Contactez-nous.',
}
export const tooMany = (max: number) =>
  `Une commande peut être payée avec ${max} cartes cadeaux au plus. Retirez-en d’abord une.`

export const tooManyAdded = (max: number) =>
  `${max} cartes cadeaux au plus peuvent être ajoutées. Retirez-en d’abord une.`

// own/own-gift-cards.page.tsx
export const ownGiftCards = 'Cartes cadeaux'
export const logInForGiftCards = 'Connectez-vous pour voir vos cartes cadeaux.'
export const failedToLoadCards = 'Vos cartes cadeaux n’ont pas pu être chargées. Réessayez.'
export const noGiftCards =
  'Aucune carte cadeau pour le moment. Les cartes cadeaux envoyées à votre adresse e-mail apparaissent ici. Vous pouvez en ajouter d’autres avec leur code.'
export const spent = 'Épuisée'
export const applyCard = 'Utiliser dans le panier'
export const applyCardNamed = (lastFour: string) =>
  `Utiliser dans le panier la carte cadeau se terminant par ${lastFour}`
export const inCart = 'Dans votre panier'
export const cardInCart = 'La carte cadeau est dans votre panier.'
export const addByCode = 'Ajouter une carte cadeau avec son code'
export const addCard = 'Ajouter la carte cadeau'
export const cardAdded = 'Carte cadeau ajoutée'
export const cardRemoved = 'Carte cadeau retirée'
export const removeCard = 'Retirer'
export const boughtForOthers = 'Achetées pour d’autres'
export const ofOrder = (order: number) => `Commande ${order}`

// payment pages of orders that gift cards pay in part
export const restOfOrder = (id: number) => `Commande ${id}, reste après carte cadeau`

// gift-card-lines.tsx, gift-card-field.tsx, and e-mails about orders
export const giftCardNamed = (lastFour: string) => `Carte cadeau •••• ${lastFour}`
export const paidByGiftCard = (lastFour: string) => `Payé par carte cadeau •••• ${lastFour}`
export const due = 'Reste à payer'
export const addGiftCard = 'Ajouter une carte cadeau'
export const code = 'Code de la carte cadeau'
export const apply = 'Appliquer'
export const applyOwn = (lastFour: string, balance: string) => `Utiliser la carte •••• ${lastFour} (${balance})`
export const remove = (lastFour: string) => `Retirer la carte cadeau se terminant par ${lastFour}`
export const validUntil = (day: string) => `Valable jusqu’au ${day}`
export const balanceAfterOrder = (price: string) => `Solde après cette commande : ${price}`
export const balanceChanged = 'Le montant payé par vos cartes cadeaux a changé.'
export const returnedToCard = (price: string) => `Restitué sur la carte : ${price}`

// balance.page.tsx
export const balanceTitle = 'Solde de carte cadeau'
export const balanceIntro = 'Saisissez le code de votre carte cadeau pour voir son solde.'
export const showBalance = 'Voir le solde'
export const noEnd = 'Cette carte cadeau n’expire pas.'
