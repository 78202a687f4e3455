// new-order.page.tsx
export const newOrder = 'Nouvelle commande'
export const onlyStaffPlaceOrders = 'Seule l’équipe peut créer des commandes.'
export const orders = 'Commandes'
export const addProducts = 'Ajoutez d’abord des produits.'
export const chooseDelivery = 'Choisissez un mode de livraison.'
export const notCountedYet = 'Le total n’est pas encore calculé. Réessayez dans un instant.'
export const orderPlaced = (id: number) => `Commande ${id} créée`

// new-order-form.tsx
export const failedToFindProducts = 'La recherche de produits a échoué. Notre serveur est peut-être indisponible.'
export const customer = 'Client'
export const email = 'E-mail'
export const optionalIfAnAccountHint =
  'Facultatif. Si un compte utilise cette adresse, la commande lui est rattachée. Sinon, elle ne sert qu’aux e-mails.'
export const name = 'Nom'
export const ifThereIsNoAccountHint = 'S’il n’y a pas de compte.'
export const delivery = 'Livraison ou retrait'
export const noMethods = 'Aucun mode de livraison ou de retrait pour ce pays. Ajoutez-en un sous « Livraison ».'
export const methodWithPrice = (name: string, price: string) => `${name}, ${price}`
export const payment = 'Paiement'
export const alreadyPaid = 'Déjà payée, par carte ou par virement bancaire'
export const paidOn = 'Payée le'
export const placeOrder = 'Créer la commande'

// buyer-part.tsx
export const forCompany = 'Commande pour une entreprise'
export const VAT_CHECKS = {
  valid: 'VIES confirme ce numéro de TVA.',
  invalid:
    'Ce numéro de TVA ne figure pas dans VIES pour les ventes entre pays de l’UE. La TVA est comprise dans la commande.',
  unknown:
    'VIES ne répond pas pour le moment. La TVA est comprise dans la commande, et le numéro sera vérifié plus tard.',
}
export const withoutVat = 'La commande est sans TVA (autoliquidation).'
export const billing = 'Adresse de facturation'
export const companyNeedsBilling = 'La facture d’une entreprise doit indiquer son adresse.'
export const billedElsewhere = 'Utiliser une autre adresse de facturation'
export const withBillingAddress = 'Ajouter une adresse de facturation'

export const discounts = 'Réductions'
export const discountCode = 'Code de réduction'
export const reductionKind = 'Remise exceptionnelle'
export const reductionKinds = { percentage: 'Pourcentage', amount: 'Montant (€)' }
export const reductionReason = 'Motif de la remise'
export const reductionReasonHint = 'Le client le voit comme nom de la réduction.'
export const deliveryCosts = 'Livraison'
export const freeOrder = 'Il n’y a rien à payer.'

// manual-discounts.server.ts
export const codeUnknown = 'Aucune réduction en cours ne porte ce code.'
export const codeEnded = 'Cette réduction est terminée.'
export const codeUsedUp = 'Ce code est épuisé.'
export const codeUsed = 'Ce client a déjà utilisé le code.'
export const codeForFirstOrder = 'Ce code est réservé à la première commande d’un compte.'
export const codeForOthers = 'Ce code est réservé aux clients portant une autre étiquette.'
export const codeWithoutExtension =
  'L’extension qui fournit la condition de cette réduction est supprimée ou désactivée.'

// chosen-lines.tsx
export const products = 'Produits'
export const titleSkuOrBar = 'Titre, référence ou code-barres'
export const noProductsMatchThese = 'Aucun produit ne correspond à ces filtres.'
export const add = (thing: string) => `Ajouter : ${thing}`
export const inStock = (stock: number) => (stock === 0 ? 'épuisé' : `${stock} en stock`)
export const quantity = 'Quantité'
export const quantityOf = (thing: string) => `Quantité : ${thing}`
export const otherPrice = 'Autre prix (€)'
export const otherPriceOf = (thing: string) => `Autre prix en euros : ${thing}`
export const reason = 'Motif'
export const reasonOf = (thing: string) => `Motif de l’autre prix : ${thing}`
export const remove = (thing: string) => `Retirer : ${thing}`
