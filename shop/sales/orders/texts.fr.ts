import { counted, countShown, plural } from '../../../lib/texts/fr.ts'
import type { ShownRange } from '../../../lib/texts/shown-range.ts'

// screens/order-lines.tsx
export const review = 'Donner un avis'
export const reviewOf = (product: string) => `Donner un avis : ${product}`
export const noLongerSold = ' · n’est plus vendu'

// screens/order-details.tsx
export const agreedTerms = 'Conditions acceptées'
export const agreedTermsOf = (id: number) => `Conditions acceptées avec la commande ${id}`
export const deliveredTo = 'Adresse de livraison'
export const collectedAt = 'Lieu de retrait'
export const billedTo = 'Adresse de facturation'
export const payment = 'Paiement'
export const paymentState = {
  open: 'pas encore payée',
  processing: 'en cours de traitement ; cela peut prendre quelques jours',
  paid: 'payée',
  surplus: 'remboursement en cours',
  closed: '',
}
export const refundState = {
  on_its_way: (sum: string, day: string) => `Remboursement de ${sum} envoyé le ${day}`,
  done: (sum: string, day: string) => `Remboursement de ${sum} effectué le ${day}`,
  failed: (sum: string) =>
    `Le remboursement de ${sum} par le moyen de paiement d’origine n’a pas abouti. Nous vous rembourserons autrement.`,
}
export const refundReasons = {
  surplus: 'Votre commande était déjà payée.',
  late: 'Votre paiement est arrivé après l’expiration de la commande.',
  cancelled: '',
  withdrawn: 'Rétractation.',
  not_as_agreed: 'Les articles n’étaient pas conformes.',
  goodwill: '',
  at_provider: '',
}
/** @param rate extension and id of the rate */
export const carrierRate = (rate: string) => `Tarif du transporteur ${rate}`
export const arrives = (days: string) => `Livraison prévue : ${days}`
export const late = 'Cette commande a du retard et n’a pas encore été expédiée. Nous vous présentons nos excuses.'
export const lateForCollection =
  'Cette commande a du retard et n’est pas encore prête. Nous vous présentons nos excuses.'
export const askAboutDelivery = 'Question sur la livraison'
export const collectBy = (day: string) =>
  `Retirez et payez votre commande au plus tard le ${day}. Passé ce délai, elle expire.`
export const promisedReady = (days: string) => `Retrait possible : ${days}`
export const cancelledBecause = {
  not_paid: 'La commande n’a pas été payée à temps. Rien n’a été débité.',
  given_up: 'Vous avez annulé cette commande. Rien n’a été débité.',
  withdrawn: 'Vous vous êtes rétracté avant la préparation du colis.',
}

// screens/order-lines.tsx
export const withdrawnOf = (withdrawn: number, of: number) =>
  withdrawn === of ? 'Rétractation' : `Rétractation sur ${counted(withdrawn, 'article', 'articles')}`

// refund-account/own-refund-account.tsx
export const refundAccount = 'Compte pour le remboursement'
export const refundGoesTo = ({ holder, iban }: { holder: string; iban: string }) =>
  `Les remboursements seront versés à ${holder}, IBAN ${iban}.`
export const change = 'Modifier'
export const changeRefundAccountOf = (id: number) => `Modifier le compte pour le remboursement de la commande ${id}`
export const cancel = 'Annuler'
export const whyRefundAccount = 'Vous avez payé par virement. Indiquez le compte sur lequel nous vous rembourserons.'
export const accountHolder = 'Titulaire du compte'
export const iban = 'IBAN'
export const saveRefundAccount = 'Enregistrer le compte'
export const refundAccountSaved = 'Compte enregistré'

// screens/order-withdrawals.tsx
export const withdrawHere = 'Renoncer au contrat ici'
export const withdrawUntil = (day: string) => `Jusqu’au ${day}, sans avoir à vous justifier`
export const withdrawUntilAfter = 'Jusqu’à 14 jours après la livraison, sans avoir à vous justifier'

// screens/own-withdrawal.tsx
export const withdrawal = (id: number) => `Rétractation ${id}`
export const withdrawalUnverified =
  'Envoyée sans connexion. Nous n’avons pas pu vérifier l’expéditeur. Si elle ne vient pas de vous, contactez-nous.'
export const withdrawalReceived = (day: string) => `Reçue le ${day}`
export const withdrawalSentBack = (day: string, tracking: string) =>
  `Articles renvoyés le ${day}${tracking ? `, ${tracking}` : ''}`
export const withdrawalArrived = (day: string) => `Retour reçu le ${day}`
export const withdrawalOutcomes: Partial<Record<string, (day: string) => string>> = {
  cancelled: (day) => `Commande annulée le ${day}, avant la préparation du colis`,
  refunded: (day) => `Clôturée le ${day}`,
  refused: (day) => `Refusée le ${day}`,
}
export const withdrawalRefund = {
  on_its_way: () => 'Votre remboursement est en route.',
  done: (day: string) => `Remboursement effectué le ${day}`,
  failed: () =>
    'Le remboursement par le moyen de paiement d’origine n’a pas abouti. Nous vous rembourserons autrement.',
}
export const sendBackBy = (day: string, due: string) =>
  `Renvoyez les articles au plus tard le ${day}. Nous vous remboursons au plus tard le ${due}, une fois les articles reçus ou la preuve de leur expédition fournie.`
export const refundDueBy = (day: string) => `Nous vous remboursons au plus tard le ${day}.`
export const trackingOfReturn = 'Numéro de suivi (facultatif)'
export const iHaveSentItBack = 'J’ai renvoyé les articles'
export const iHaveSentItBackOf = (id: number) => `J’ai renvoyé les articles : rétractation ${id}`
export const thankYouWellLet = 'Merci. Nous vous préviendrons dès leur arrivée.'

// screens/order-timeline.tsx
export const upcoming = ', à venir'
export const by = (by: string) => `par ${by}`
export const followTheParcelAt = (host: string) => `Suivre le colis sur ${host}`
export const opensANewTab = '(s’ouvre dans un nouvel onglet)'
export const trackingNumber = 'Numéro de suivi'

// screens/orders.page.tsx
export const orderCancelledNothing = 'Commande annulée. Rien n’a été débité.'
// screens/change-unpaid-order.ts
export const cancelledToChange = 'Rien n’a été débité. Faites vos modifications, puis validez de nouveau la commande.'

// reorder/buy-again.tsx
export const buyAgain = 'Acheter à nouveau'
export const someItemsAreUnavailable =
  'Certains articles ne sont pas disponibles et n’ont pas été ajoutés à votre panier :'
export const noneOfTheseItems = 'Aucun de ces articles n’est disponible actuellement :'
export const missingOf = (quantity: number, product: string) => `${quantity} × ${product}`

// screens/own-order-details.tsx
export const askAboutThisOrder = 'Poser une question'

// screens/order.page.tsx
export const orderedOn = 'Commandée le'

// screens/own-order.tsx
export const openOrder = 'Ouvrir la commande'
export const order = (id: number | string) => `Commande ${id}`
export const itemTitles = (titles: readonly string[]) =>
  `${counted(titles.length, 'article', 'articles')} : ${titles.join(', ')}`

export const andMore = (title: string, more: number) =>
  more > 0 ? `${title} et ${more} ${plural(more, 'autre', 'autres')}` : title

// screens/orders.page.tsx
export const allYourOrders = 'Toutes mes commandes'
export const failedToLoadOrdersPerhaps =
  'Impossible de charger les commandes. Notre serveur est peut-être indisponible.'
export const orders = 'Mes commandes'
export const youMustBeLoggedIn = 'Connectez-vous pour voir vos commandes.'
export const noOrdersFound = 'Aucune commande'
export const moreShopping = 'Continuer mes achats'
export const ordersNewestFirst = (range: ShownRange) =>
  `${countShown(range, 'commande', 'commandes')}, de la plus récente à la plus ancienne`
export const lapsedOrders = (count: number) => `${counted(count, 'commande expirée', 'commandes expirées')}`
export const pagesOfOrders = 'Pages de commandes'

// emails/
export const emails = 'E-mails'
export const emailsAbout = (id: number) => `E-mails concernant la commande ${id}`
export const emailsAboutOrder = (id: string) => `Les e-mails que nous vous avons envoyés au sujet de la commande ${id}.`
export const failedToLoadEmails = 'Impossible de charger les e-mails. Notre serveur est peut-être indisponible.'
export const noEmailsAboutThisOrder = 'Aucun e-mail concernant cette commande.'
export const notSentYet = 'pas encore envoyé'
export const attached = (name: string) => `Pièce jointe : ${name}`

// address-correction/
export const correctTheAddress = 'Corriger l’adresse'
export const correctAddressOf = (id: number) => `Corriger l’adresse de la commande ${id}`
export const addressOfOrder = (id: string) =>
  `Corrigez l’adresse de livraison de la commande ${id}. Le pays ne peut pas changer. Nous confirmons la correction par e-mail.`
export const thisOrderHasBeen = 'Cette commande a été expédiée ou annulée. Son adresse ne peut plus être modifiée.'
export const failedToLoadAddress = 'Impossible de charger l’adresse. Notre serveur est peut-être indisponible.'
export const saveAddress = 'Enregistrer l’adresse'
export const addressCorrected = 'Adresse corrigée'
