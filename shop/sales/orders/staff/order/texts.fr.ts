import { showPrice, toCents } from '../../../../../lib/money.ts'

// order.page.tsx
export const orders = 'Commandes'
export const order = (id: string) => (id === '' ? 'Commande' : `Commande ${id}`)
export const onlyStaffSeeOrders = 'Seule l’équipe peut voir toutes les commandes.'
export const failedToLoad = 'Impossible de charger la commande. Notre serveur est peut-être indisponible.'
export const packingSlip = 'Bon de livraison'
export const printPage = 'Imprimer cette page'
export const placedByStaff = 'Créée par l’équipe'
export const items = 'Articles'
export const customer = 'Client'
export const company = 'Entreprise'
export const notes = 'Notes internes'
export const history = 'Historique'
export const latePromisedNotShipped = (days: string) => `En retard (date prévue : ${days}), pas encore expédiée`
export const isBeingWithdrawn = (id: number) => `Le client s’est rétracté : voir la rétractation ${id}`
export const refundedUnsent = (id: number) =>
  `Cette commande est entièrement remboursée et n’a pas été expédiée. Annulez-la ci-dessous (« Annuler la commande ${id} ») ; sinon, elle reste dans les commandes à préparer.`
export const refundedAndLost = ({ paid_back, lost, beyond }: { paid_back: string; lost: string; beyond: string }) =>
  `Perdu dans des litiges : ${showPrice(lost)}, remboursé : ${showPrice(paid_back)}${toCents(beyond) > 0 ? `, soit ${showPrice(beyond)} de plus que le montant payé` : ''}`
export const formerCustomer = 'Ancien client'
export const accountDeleted = 'compte supprimé'
export const refundAccount = 'Compte pour le remboursement'
export const paymentDetailsSent = (account: string) => `Coordonnées bancaires envoyées au client : ${account}.`
export const allTheirOrders = 'Toutes les commandes de cette adresse'

// undo-last-step.tsx
export const markedAsSendingEmail = (label: string) => `Marquée comme ${label}. L’e-mail part dans quelques secondes.`

// order-history.tsx
export const by = (name: string) => `, par ${name}`
export const ordered = 'Commandée'
export const markedAs = (label: string) => `Marquée comme ${label}`
export const undone = (label: string) => `Étape annulée : ${label}`
export const email = (subject: string) => `E-mail : ${subject}`
export const emailQueued = (subject: string) => `E-mail en file d’attente : ${subject}`
export const trackingChangedTo = (tracking: string) => `Suivi : ${tracking}`
export const trackingRemoved = 'Suivi retiré'
export const wasPaid = (sum: string) => `Paiement : ${sum}`
export const refund = (sum: string) => `Remboursement : ${sum}`
export const withdrawn = (id: number) => `Rétractation ${id} reçue`

// staff-order-emails.page.tsx
export const emails = 'E-mails'
export const emailsAboutOrder = (id: string) => `Les e-mails envoyés au sujet de la commande ${id}.`
export const failedToLoadEmails = 'Impossible de charger les e-mails. Notre serveur est peut-être indisponible.'
