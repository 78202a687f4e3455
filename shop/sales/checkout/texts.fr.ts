// checkout.page.tsx
export const checkout = 'Valider ma commande'
export const youCannotCheckoutBeforeYou = 'Connectez-vous pour commander.'
export const thereIsNothingToCheck = 'Il n’y a rien à commander. Ajoutez d’abord des produits à votre panier.'
export const wasJustPlaced = (id: number) =>
  `Votre commande ${id} est enregistrée. Votre panier ne contient plus rien à commander.`
export const seeOrder = (id: number) => `Voir la commande ${id}`
export const toYourCart = 'Voir le panier'
export const everythingStaysInYourCart = 'Tout reste dans votre panier.'
export const backToYourCart = 'Retour au panier'
export const goBack = 'Retour'
export const moreShopping = 'Continuer mes achats'

// thank-you.tsx
export const illustrationAlt = 'Un colis noué d’un ruban'

// success.page.tsx
export const thankYou = 'Merci'
export const thankYouHeading = 'Merci !'
export const paymentThanks = 'Merci pour votre paiement. Vous pouvez suivre votre commande depuis votre compte.'
export const isPlaced = (id: number) => `La commande ${id} est enregistrée. Vous pouvez la suivre dans vos commandes.`
export const placedForCollection = (id: number) =>
  `La commande ${id} est enregistrée. Vous recevrez un e-mail dès que vous pourrez la retirer. Vous la paierez alors par carte ou par virement bancaire.`
export const isPlacedHeading = 'Commande enregistrée'
export const preparedOnceTransferred = (id: number) =>
  `Merci. Nous préparerons la commande ${id} dès réception de votre virement. Voici nos coordonnées bancaires :`
export const waitingForConfirmation = 'Confirmation de votre paiement en cours'
export const thisTakesSeconds = 'Cela ne prend en général que quelques secondes. Vous n’avez rien à faire.'
export const yourPaymentIsntConfirmed = (id: number) =>
  `Votre paiement n’est pas encore confirmé. Nous vous enverrons un e-mail dès que la commande ${id} sera payée. Si vous avez déjà payé, ne payez pas une seconde fois.`
export const notPaidYet = 'Si vous n’avez pas encore payé :'
export const weHaveEmailed = 'Nous vous avons aussi envoyé ces coordonnées par e-mail.'
export const rateOurServices = 'Donner votre avis sur notre service'
export const viewOrders = 'Voir mes commandes'

// screen/checkout-part.tsx
export const change = 'Modifier'
export const changePart = (part: string) => `Modifier : ${part}`

// screen/checkout-screen.tsx
export const sessionRestored =
  'Votre session avait expiré. Vos saisies sont conservées et rien n’a encore été commandé.'
export const couldNotLoad = 'Votre commande n’a pas pu être calculée. Rechargez la page pour réessayer.'
export const address = 'Adresse'
export const billingAddress = 'Adresse de facturation'
export const deliveryAndPayment = 'Livraison et paiement'
export const review = 'Vérification'
export const somethingIsMissing = 'Remplissez les champs manquants ci-dessus.'
export const cannotBeOrdered = 'Ces articles ne peuvent pas être commandés en l’état et restent dans votre panier :'
export const withReason = (what: string, why: string) => `${what} : ${why}`

// screen/address-part.tsx
export const yourAddresses = 'Vos adresses'
export const anotherAddress = 'Utiliser une autre adresse'
export const keepThisAddress = 'Enregistrer cette adresse'
export const billedElsewhere = 'Utiliser une autre adresse de facturation'
export const continueLabel = 'Continuer'
export const weDontDeliver = (country: string) => `Nous ne livrons pas dans ce pays : ${country}.`
export const noMethodForParcel = (country: string) => `Aucun mode de livraison pour ce colis (${country}).`
export const tooHeavy = (country: string) =>
  `Cette commande est trop lourde pour être livrée dans ce pays : ${country}.`
export const canBeCollected = 'Vous pouvez la retirer en boutique.'

// screen/delivery-part.tsx
export const deliveryHeading = 'Livraison'
export const readyBetween = (days: string) => `Retrait possible : ${days}`
export const arrivesBetween = (days: string) => `Livraison prévue : ${days}`
export const tracked = ', avec suivi'
export const paymentHeading = 'Paiement'
export const giftCardsAreSent = 'Chaque bénéficiaire reçoit la carte cadeau par e-mail le jour choisi.'
export const nothingToPay = 'Vous n’avez rien à payer.'
export const anOrderOfThisAmountCantBePaid =
  'Une commande de ce montant ne peut pas être payée en ligne. Contactez-nous.'

// screen/quote-differences.ts
export const delivery = 'Livraison'
export const collection = 'Retrait'
export const discountEnded = (name: string) => `La réduction « ${name} » ne s’applique plus.`
export const discountStarted = (name: string) => `La réduction « ${name} » s’applique désormais.`
export const discountChanged = (name: string, was: string, is: string) =>
  `La réduction « ${name} » passe de ${was} à ${is}.`

// screen/review-part.tsx
export const orderWithObligation = 'Commander avec obligation de paiement'
export const deliveredTo = 'Adresse de livraison'
export const collectedAt = 'Lieu de retrait'
export const billedTo = 'Adresse de facturation'
export const rightOfWithdrawal = (rule: string) => `Droit de rétractation : ${rule}`
export const withdrawalOfAll =
  'Vous disposez d’un délai de 14 jours à compter de la réception du dernier article pour vous rétracter, sans avoir à motiver votre décision. Utilisez « Renoncer au contrat ici », en bas de chaque page.'
export const withdrawalOfOthers =
  'Vous disposez d’un délai de 14 jours à compter de la réception du dernier article pour vous rétracter, sans avoir à motiver votre décision, sauf pour les articles signalés ci-dessus. Utilisez « Renoncer au contrat ici », en bas de chaque page.'
export const noRightOfWithdrawal =
  'Le droit de rétractation ne s’applique pas à cette commande, pour les raisons indiquées ci-dessus.'
export const terms = 'conditions générales de vente'
export const termsApply = <T>(link: T) => ['Nos ', link, ' s’appliquent dans leur version de ce jour.']
export const mediator = (name: string) =>
  `En cas de litige non résolu avec nous, vous pouvez recourir gratuitement au médiateur de la consommation : ${name}`
export const noticeAlt = 'Notice relative à la garantie légale de conformité'
export const orderChanged = 'Votre commande a changé entre-temps. Rien n’a été commandé :'

// screen/use-checkout-results.ts
export const reviewAgain = 'Vérifiez votre commande, puis validez-la de nouveau.'

// screen/order-sums.tsx
export const changedMeanwhile = 'Votre commande a changé.'

// screen/quote-differences.ts
export const notForSale = (what: string) => `${what} : cet article n’est plus en vente.`
export const notInCart = (what: string) => `${what} : cet article n’est plus dans votre panier.`
export const quantityChanged = (what: string, was: number, is: number) => `${what} : quantité ${is} au lieu de ${was}`
export const arrivalChanged = (was: string, is: string) => `Livraison au plus tard le ${is}, au lieu du ${was}.`
export const priceChanged = (what: string, was: string, is: string) => `${what} : ${is} au lieu de ${was}`

// success.page.tsx, unconfirmed-payment.tsx
export const seeTheOrder = 'Voir la commande'
