// withdrawal.page.tsx
export const withdrawHere = 'Renoncer au contrat ici'
export const youCanWithdrawFromYourContract =
  'Vous disposez d’un délai de 14 jours à compter de la réception de votre commande pour vous rétracter, sans avoir à motiver votre décision. Vous n’avez pas besoin de vous connecter.'
export const weHaveReceivedIt = 'Nous avons reçu votre rétractation'

// screen/
export const yourName = 'Votre nom'
export const orderNumber = 'Commande'
export const youFindTheNumberInOurEmails = 'Le numéro figure dans nos e-mails concernant la commande.'
export const email = 'Adresse e-mail'
export const emailHint = 'Nous envoyons la confirmation à cette adresse.'
export const itemsToWithdrawFrom = 'Articles concernés'
export const priceOfItems = 'Prix de ces articles'
export const refundOfItems = 'Remboursement de ces articles'
export const offerIsRecomputed = (names: readonly string[]) =>
  names.length === 1
    ? `L’offre « ${names[0]} » est recalculée pour les articles que vous conservez.`
    : `Les offres ${names.map((name) => `« ${name} »`).join(', ')} sont recalculées pour les articles que vous conservez.`
export const itemsHint = 'Avec vos propres mots, par exemple « toute la commande ».'
export const continueLabel = 'Continuer'
export const checkYourWithdrawal = 'Vérifiez votre rétractation'
export const iWithdraw =
  'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens ci-dessous :'
export const confirmWithdrawal = 'Confirmer la rétractation'
export const change = 'Modifier'
export const withdrawalNo = (id: number) => `Rétractation n° ${id}`
export const confirmedTo = (email: string) => `Nous avons envoyé une confirmation à ${email}. Conservez ce numéro.`
export const cancelledAtOnce = (isRefunded: boolean) =>
  `Ces articles n’étaient pas encore préparés. Ils sont annulés ${isRefunded ? 'et vous serez remboursé' : 'sans remboursement'}. Vous n’avez rien à renvoyer.`
export const sendBackHint = (isRefundDue: boolean) =>
  `Si vous avez déjà reçu les articles, renvoyez-les dans les 14 jours. L’adresse de retour figure dans l’e-mail. ${isRefundDue ? 'Nous vous remboursons également dans les 14 jours.' : 'Ces articles ne donnent pas lieu à un remboursement : les articles que vous conservez coûtent désormais au moins autant que ce que vous avez payé (moins les remboursements déjà effectués), l’offre ayant été recalculée.'}`
export const toYourOrders = 'Voir mes commandes'
export const toTheShop = 'Aller à la boutique'
export const noOrders = 'Aucune de vos commandes ne peut faire l’objet d’une rétractation.'
export const whichOrder = 'Quelle commande ?'
export const orderOf = (id: number, day: string) => `Commande ${id}, ${day}`
export const until = (day: string) => `Jusqu’au ${day}`
export const notDeliveredYet = 'Pas encore livrée'
export const otherOrder = 'Vous cherchez une autre commande ?'
export const describeTheOrderInstead = 'Décrire la commande'
export const howMany = (left: number) => `Combien ? (sur ${left})`
export const quantityOf = (thing: string) => `Quantité : ${thing}`
export const refundIban = 'IBAN pour le remboursement (facultatif)'
export const youPaidByBankTransfer = 'Vous avez payé par virement. Nous verserons le remboursement sur ce compte.'
export const accountHolder = 'Titulaire du compte (facultatif)'
export const accountHolderHint = 'S’il diffère du nom indiqué ci-dessus.'
export const refundAccount = 'Compte pour le remboursement'
export const chooseItem = 'Choisissez au moins un article.'
