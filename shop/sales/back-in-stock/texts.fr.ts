// screen/notify-me.tsx
export const notifyMeWhenBack = 'Me prévenir du retour en stock'
export const yourEmail = 'Votre adresse e-mail'
export const notifyMeHint =
  'Nous vous envoyons un seul e-mail dès que le produit est de nouveau disponible, puis nous supprimons votre adresse.'
export const notifyMe = 'Me prévenir'
export const confirmationSent = (email: string) =>
  `Consultez vos e-mails. Nous avons envoyé un lien de confirmation à ${email}.`
export const confirmedFor = (email: string) => `Nous vous préviendrons du retour en stock à l’adresse ${email}.`
export const cancelNotification = 'Annuler l’alerte'

// request-back-in-stock.route.ts
export const wellNotifyYouWhen = 'Nous vous préviendrons du retour en stock'
export const notificationCancelled = 'Alerte annulée'

// back-in-stock.page.tsx
export const backInStockNotification = 'Alerte de retour en stock'
export const confirmQuestion = 'Souhaitez-vous recevoir un e-mail dès que ce produit sera de nouveau disponible ?'
export const confirm = 'Oui, me prévenir'
export const deleteMyAddress = 'Non, supprimer mon adresse'
export const confirmedForProduct = (product: string) =>
  `Nous vous enverrons un seul e-mail dès que ce produit sera de nouveau disponible : ${product}. Nous supprimerons ensuite votre adresse.`
export const viewProduct = 'Voir le produit'
export const addressDeleted = 'Votre adresse a été supprimée. Vous ne recevrez pas d’e-mail.'
export const linkExpired =
  'Ce lien a expiré ou a déjà été utilisé. Vous pouvez demander une nouvelle alerte sur la page du produit.'
export const toTheShop = 'Continuer mes achats'
