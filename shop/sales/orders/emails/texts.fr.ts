export const orderAt = (order: number, shop: string) => `Votre commande ${order} chez ${shop}`
export const orderSubject = (order: number, shop: string, about: string) =>
  `Votre commande ${order} chez ${shop} : ${about}`
export const seeOrder = (order: number) => `Voir la commande ${order}`
export const viewCart = 'Voir le panier'
export const testOrder = 'Ceci est une commande de test : rien n’est débité ni livré.'

// étapes d’une commande
export const paidSubject = (order: string) => `${order} : votre paiement est arrivé`
export const paid = 'Nous avons reçu votre paiement et préparons votre commande. Merci.'
export const packingSubject = (order: string) => `${order} est en préparation pour l’expédition`
export const packing = 'Nous préparons votre commande.'
export const shippedSubject = (order: string) => `${order} a été expédiée`
export const shipped = 'Votre colis a été expédié et est en route vers vous.'
export const deliveredSubject = (order: string) => `${order} a été livrée`
export const delivered =
  'Votre colis a été livré. Si vous ne l’avez pas reçu ou si quelque chose ne va pas, écrivez-nous.'
export const cancelledSubject = (order: string) => `${order} a été annulée`
export const cancelled =
  'Votre commande a été annulée et ne sera pas expédiée. Si vous ne vous y attendiez pas, écrivez-nous.'
export const packingToCollectSubject = (order: string) => `${order} est en préparation`
export const packingToCollect =
  'Nous préparons votre commande. Nous vous enverrons un e-mail dès qu’elle sera prête à être retirée.'
export const readySubject = (order: string) => `${order} est prête à être retirée`
export const ready = 'Votre commande est prête. Vous pouvez la retirer ici ; munissez-vous de son numéro.'
export const collectedSubject = (order: string) => `${order} a été retirée`
export const collected = 'Votre commande a été retirée. Si quelque chose ne va pas, écrivez-nous.'
export const trackingNumberIs = (number: string) => `Son numéro de suivi : ${number}`
export const paymentToRefund = (sum: string) => `Votre paiement de ${sum} sera remboursé.`
export const followParcel = 'Suivre le colis'
export const where = 'Lieu'
export const until = 'Jusqu’au'
export const promised = 'Livraison prévue'
export const withdrawUntil = (day: string) =>
  `Vous pouvez vous rétracter jusqu’au ${day}, sans donner de motif : sur la page `
export const withdrawFromUntil = (products: string, day: string) =>
  `Vous pouvez vous rétracter pour ${products} jusqu’au ${day}, sans donner de motif : sur la page `
export const withdrawalPage = 'Renoncer au contrat'
export const orOtherStatement = ', ou par toute autre déclaration dénuée d’ambiguïté.'
export const withdrawnNotShipped = (quantity: number, product: string) =>
  `Rétractation, non expédié : ${quantity} × ${product}`

// confirmation de commande
export const thanksPaid = 'Merci pour votre commande. Nous avons reçu votre paiement et préparons votre commande.'
export const thanks = 'Merci pour votre commande.'
export const paidFact = 'Payé'
export const orderFact = 'Commande'
export const orderOf = (order: number, day: string) => `${order} du ${day}`
export const withdrawWithin =
  'Vous pouvez vous rétracter de cet achat dans un délai de 14 jours après réception du dernier article, sans donner de motif. Utilisez la page '
export const orAttachedForm = ', le formulaire joint ou toute autre déclaration dénuée d’ambiguïté.'
export const noWithdrawal = (products: string) =>
  `Il n’y a pas de droit de rétractation pour ${products}, comme indiqué avant votre commande.`
export const guaranteesApply =
  'La garantie légale de conformité et la garantie contre les vices cachés s’appliquent. Lisez '
export const termsOfGuarantees = 'les conditions de vos garanties'
export const mediator = (mediator: string) => `Le médiateur de la consommation de cette boutique : ${mediator}`
export const termsFile = 'conditions-generales-de-vente.txt'
export const withdrawalFormFile = 'formulaire-de-retractation.txt'
export const amount = 'Montant'
export const payTo = 'Bénéficiaire'
export const iban = 'IBAN'
export const bic = 'BIC'
export const reference = 'Référence'
export const company = 'Entreprise'
export const vatNumber = (number: string) => `N° de TVA ${number}`
export const siren = (number: string) => `SIREN ${number}`
export const readyFact = 'Prête'
export const arrives = 'Livraison'
export const deliverTo = 'Adresse de livraison'

// modifications
export const addressChanged = 'adresse de livraison modifiée'
export const addressWasChanged =
  'L’adresse de livraison de votre commande a été modifiée. Si vous ne l’avez pas demandé, écrivez-nous immédiatement.'
export const newTracking = 'nouvelles informations de suivi'
export const followParcelHere = 'Vous pouvez suivre le colis de votre commande ici.'
export const trackingNumberOf = (number: string) => `Le numéro de suivi de votre commande : ${number}`

// paiements
export const awaitsTransfer = (order: number, shop: string) =>
  `Votre commande ${order} chez ${shop} attend votre virement`
export const transferNotArrived =
  'Votre virement n’est pas encore arrivé. Si vous l’avez envoyé, vous n’avez rien à faire : un virement peut prendre un jour ou deux.'
export const reservedUntil = (day: string) =>
  `Nous réservons les articles jusqu’au ${day}. Ensuite, la commande expire et rien n’est débité.`
export const notPaidSubject = (order: number) => `Votre commande ${order} n’a pas été payée à temps`
export const notPaid = 'Votre commande n’a pas été payée à temps et a expiré.'
export const cancelledByCustomerSubject = (order: number) => `Votre commande ${order} est annulée`
export const cancelledByCustomer = 'Vous avez annulé votre commande.'
export const notCollectedSubject = (order: number) => `Votre commande ${order} n’a pas été retirée à temps`
export const notCollected = 'Votre commande n’a pas été retirée à temps et a expiré.'
export const nothingCharged = (why: string) =>
  `${why} Rien n’a été débité. Les articles commandés depuis votre panier y sont de nouveau.`
export const refundedIfPaid = 'Si vous avez payé malgré tout, le montant total est remboursé automatiquement.'
export const transferRefunded = 'Si vous avez envoyé un virement entre-temps, nous le rembourserons.'
export const transferReactivates =
  'Si vous avez envoyé un virement entre-temps, nous réactivons votre commande si tous les articles sont encore disponibles, ou nous vous remboursons.'
export const paymentFailed = 'votre paiement a échoué'
export const bankDidNotPay = 'Votre banque n’a pas effectué le paiement. Rien n’a été débité.'
export const reservedOneDay =
  'Nous réservons les articles un jour de plus, pour que vous puissiez payer autrement. Ensuite, la commande expire et rien n’est débité.'

// remboursements
export const refunded = (sum: string) => `remboursement de ${sum}`
export const haveRefunded = (sum: string) =>
  `Nous avons remboursé ${sum}. Il peut falloir quelques jours pour que l’argent arrive.`
export const haveRefundedToCard = (sum: string) =>
  `Nous avons remboursé ${sum} sur votre carte cadeau. Vous pouvez l’utiliser immédiatement.`
export const notRefundedYet = (sum: string) => `le remboursement de ${sum} n’a pas encore abouti`
export const refundByTransferInstead = (sum: string) =>
  `Nous n’avons pas pu rembourser ${sum} par votre moyen de paiement d’origine. Vous recevrez quand même votre argent : nous le rembourserons par virement et vous demanderons vos coordonnées bancaires si nécessaire.`
export const returnSettled = 'votre retour est traité'
export const nothingToRefund =
  'Les articles que vous avez retournés ne donnent pas lieu à un remboursement : les articles que vous conservez coûtent désormais au moins autant que ce que vous avez payé (moins les remboursements déjà effectués), l’offre ayant été recalculée.'
export const settledWithoutRefund =
  'Nous avons traité votre retour. Les articles que vous avez retournés ne donnent pas lieu à un remboursement.'
export const weRefund = (sum: string) => `nous remboursons ${sum}`
export const refundToCard = (sum: string) => `Nous remboursons ${sum} sur votre carte cadeau.`
export const refundTo = (sum: string, account: string) =>
  `Nous remboursons ${sum} par votre moyen de paiement d’origine (${account}). Il peut falloir quelques jours pour que l’argent arrive.`
export const refundByMethod = (sum: string) =>
  `Nous remboursons ${sum} par votre moyen de paiement d’origine. Il peut falloir quelques jours pour que l’argent arrive.`
export const refundToAccount = (sum: string, holder: string, ibanEnd: string) =>
  `Nous remboursons ${sum} par virement sur le compte dont le titulaire est ${holder} et dont l’IBAN se termine par ${ibanEnd}.`
export const refundToPayingAccount = (sum: string) =>
  `Nous remboursons ${sum} par virement sur le compte depuis lequel vous avez payé. Si vous avez payé par carte ou préférez un autre compte, répondez à cet e-mail.`
export const notAsAgreed = 'Votre commande n’était pas conforme. Nous en sommes désolés.'
export const youWithdrew = 'Vous avez exercé votre droit de rétractation.'
export const weRefundPayment = 'nous remboursons votre paiement'
export const received = (sum: string) => `Nous avons reçu ${sum} de votre part.`
export const arrivedLate =
  'Votre paiement est arrivé après l’expiration de la commande, que nous ne pouvons plus honorer.'
export const cancelledBefore = 'Votre commande a été annulée avant l’arrivée du paiement.'
export const alreadyPaid = 'Votre commande était déjà payée.'
export const refundInFull =
  'Nous remboursons le montant total par votre moyen de paiement d’origine. Cela peut prendre quelques jours.'
export const nothingToDo = 'Vous n’avez rien à faire.'
export const ibanNeeded = 'Pour vous rembourser par virement, nous avons besoin de votre IBAN. Saisissez-le sur '
export const pageOfOrder = (order: number) => `la page de la commande ${order}`

// demande d’avis
export const reviewSubject = (order: number, shop: string) =>
  `Donnez votre avis sur votre commande ${order} chez ${shop}`
export const reviewRequest =
  'Vous avez reçu votre commande il y a une semaine. En êtes-vous satisfait ? Votre avis aide les autres clients à choisir et nous aide à nous améliorer. Nous publions les avis positifs comme négatifs.'
export const reviewProduct = (product: string) => `Donner un avis sur ${product}`
export const unsubscribe = 'Ne plus recevoir de demandes d’avis'

// factures
export const invoiceAbout = (number: string) => `facture ${number}`
export const creditNoteAbout = (number: string) => `avoir ${number}`
export const invoiceAttached = 'La facture de votre commande est jointe.'
export const creditNoteAttached = 'L’avoir de votre commande est joint.'
export const creditNoteOf = (sum: string, invoice: string) =>
  `L’avoir de votre commande est joint. Il porte sur ${sum} de la facture ${invoice}.`
export const invoice = 'Facture'
export const creditNote = 'Avoir'
export const date = 'Date'
