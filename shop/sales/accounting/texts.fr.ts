import { counted, shownNumber } from '../../../lib/texts/fr.ts'
import type { AccountingFile, DifferenceReason, PayoutDifferenceReason, Regime } from './accounting.contract.ts'

// accounting.page.tsx
export const accounting = 'Comptabilité'
export const onlyAccountants = 'Seuls les propriétaires et les comptables voient la comptabilité.'
export const failedToLoad = 'Les montants n’ont pas pu être chargés. Réessayez.'
export const periods = 'Périodes'
export const PERIOD_NAMES = {
  month: 'Ce mois-ci',
  last_month: 'Mois dernier',
  quarter: 'Ce trimestre',
  last_quarter: 'Trimestre dernier',
  year: 'Cette année',
}
export const from = 'Du'
export const until = 'au'
export const withoutVat = 'HT'
export const vat = 'TVA'
export const total = 'TTC'
export const documents = 'Documents'
export const totalsHint =
  'Factures moins avoirs, selon leur date, sans les commandes de test. Les frais de livraison sont compris.'

// vat-table.tsx
export const vatByCountry = 'TVA par pays et par taux'
export const treatment = 'Régime'
export const country = 'Pays'
export const rate = 'Taux'
export const TREATMENTS: Record<Regime, string> = {
  domestic: 'TVA du pays de la boutique',
  oss: 'TVA du pays de livraison (OSS)',
  intra_community: 'Entreprises d’autres pays de l’UE, sans TVA',
  export: 'Hors de l’Union européenne, sans TVA',
  exempt: 'Franchise en base de TVA',
}
export const percent = (rate: string) => `${shownNumber(Number(rate))} %`
export const noDocuments =
  'Aucun document dans cette période. Les factures apparaissent ici dès que des commandes sont payées.'

// files.tsx
export const files = 'Fichiers'
export const FILES: Record<AccountingFile, { name: string; text: string }> = {
  journal: { name: 'Journal des ventes (CSV)', text: 'Une ligne par document et par taux de TVA.' },
  fec: {
    name: 'Journal des ventes au format FEC',
    text: 'Écritures de ventes, d’avoirs, de paiements et de versements pour votre logiciel de comptabilité.',
  },
  vat: { name: 'TVA par pays et par taux (CSV)', text: 'Le tableau ci-dessus.' },
  'e-reporting': {
    name: 'Totaux pour l’e-reporting (CSV)',
    text: 'Ventes aux consommateurs par jour, par pays et par taux.',
  },
  oss: { name: 'Déclaration OSS (CSV)', text: 'Uniquement pour un trimestre entier.' },
  recapitulative: {
    name: 'État récapitulatif TVA (CSV)',
    text: 'Ventes sans TVA par numéro de TVA de l’entreprise.',
  },
  payouts: {
    name: 'Versements du prestataire (CSV)',
    text: 'Paiements, remboursements et frais des versements arrivés dans la période.',
  },
  received: {
    name: 'Encaissements par jour (CSV)',
    text: 'Virements bancaires, paiements en ligne, remboursements et montants pas encore versés.',
  },
  'gift-cards': {
    name: 'Cartes cadeaux par mois (CSV)',
    text: 'Montants vendus, utilisés, expirés et encore à utiliser.',
  },
  payments: {
    name: 'Paiements et versements (CSV)',
    text: 'Écritures des paiements et des versements selon le jour du mouvement.',
  },
}
export const orders: { name: string; text: string } = {
  name: 'Commandes (CSV)',
  text: 'Toutes les commandes, de toutes les périodes, avec montants, TVA et paiement.',
}
export const download = 'Télécharger'
export const downloadFile = (name: string) => `Télécharger : ${name}`
export const viewOss = 'Voir les valeurs de la déclaration OSS'

// comparison.tsx
export const comparison = 'Documents et paiements'
export const invoices = 'Factures'
export const creditNotes = 'Avoirs'
export const payments = 'Paiements'
export const refunds = 'Remboursements'
export const difference = 'Écart'
export const everythingAgrees = 'Les documents et les paiements concordent.'
export const order = 'Commande'
export const reason = 'Motif'
export const REASONS: Record<DifferenceReason, string> = {
  no_document: 'Mouvement d’argent sans document',
  no_payment: 'Document sans mouvement d’argent',
  other_amount: 'Les montants diffèrent',
}
export const orderNumber = (id: number) => `Commande ${id}`
export const onlyFirst = (shown: number, all: number) =>
  `Les ${shownNumber(shown)} premières commandes sur ${shownNumber(all)}.`

// payouts.page.tsx
export const payouts = 'Versements du prestataire de paiement'
export const viewPayouts = 'Voir les versements du prestataire'
export const payoutsHint =
  'Les versements comptent au jour de leur arrivée, les paiements au jour du paiement. Les paiements de test sont exclus.'
export const payoutsNotListed =
  'Aucun versement n’est encore connu. Après le premier paiement en ligne, la boutique les relève toutes les six heures, si le prestataire de paiement le permet.'
export const arrivingPayouts = 'Versements de la période'
export const noPayouts = 'Aucun versement n’arrive dans cette période.'
export const arrival = 'Arrivée le'
export const payout = 'Versement'
export const state = 'Statut'
export const PAYOUT_STATES = { pending: 'En cours', paid: 'Versé', failed: 'Échoué' }
export const disputes = 'Litiges'
export const fees = 'Frais'
export const others = 'Autres'
export const paidOut = 'Versé'
export const sum = 'Total'
export const payoutDifferences = 'Écarts des versements'
export const payoutsAgree = 'Les paiements et les versements concordent.'
export const PAYOUT_REASONS: Record<PayoutDifferenceReason, string> = {
  unknown_payment: 'Mouvement sans paiement de cette boutique',
  other_amount: 'Le versement contient un autre montant',
  unknown_refund: 'Remboursement non enregistré dans la boutique',
  unknown_dispute: 'Litige non enregistré dans la boutique',
  other_movements: 'Autres mouvements chez le prestataire, comme une réserve',
  payout_sum: 'Le versement diffère de la somme de ses mouvements',
  payout_failed: 'Le versement a échoué',
  not_paid_out: 'Paiement absent de tout versement après 14 jours',
}
export const inShop = 'Dans la boutique'
export const inPayout = 'Dans le versement'
export const onlyFirstDifferences = (shown: number, all: number) =>
  `Les ${shownNumber(shown)} premiers écarts sur ${shownNumber(all)}.`
export const receivedByDay = 'Encaissements par jour'
export const nothingReceived = 'Aucun paiement ni remboursement dans cette période.'
export const day = 'Jour'
export const transfers = 'Virements bancaires'
export const otherPayments = 'Au retrait, cartes cadeaux et autres'
export const online = 'En ligne'
export const notPaidOut = 'Pas encore versé'

// gift-cards.page.tsx
export const giftCards = 'Cartes cadeaux'
export const viewGiftCards = 'Voir les cartes cadeaux'
export const outstanding = (sum: string, day: string) => `${sum} à utiliser à la fin du ${day}`
export const outstandingHint =
  'Les soldes de toutes les cartes cadeaux encore utilisables, y compris des cartes bloquées. Une carte compte jusqu’à la fin de son dernier jour.'
export const movementsByMonth = 'Mouvements par mois'
export const opening = 'Début'
export const sold = 'Vendues'
export const issuedByStaff = 'Émises par l’équipe'
export const redeemed = 'Utilisées'
export const givenBack = 'Recréditées'
export const refundedCards = 'Remboursées aux acheteurs'
export const expired = 'Expirées'
export const closing = 'Fin'
export const ledgerCheck = 'Registre et paiements'
export const ledgerAgrees =
  'Le registre des cartes cadeaux concorde avec les paiements, les remboursements et les cartes vendues.'
export const inLedger = 'Dans le registre'
export const ordersDiffer = (orders: number) => ` (${counted(orders, 'commande avec écart', 'commandes avec écart')})`

// closings.tsx
export const closings = 'Clôtures mensuelles'
export const closingsHint =
  'Une clôture enregistre les sommes et les écarts d’un mois. La boutique clôture chaque mois le cinquième jour du mois suivant.'
export const month = 'Mois'
export const closedAt = 'Clôturé le'
export const automatically = 'automatiquement'
export const closedBy = <T>(day: T, by: string) => [day, ` · ${by}`]
export const noClosings = 'Aucun mois n’est encore clôturé.'
export const closeMonth = (month: string) => `Clôturer ${month}`
export const monthClosed = (month: string) => `Mois clôturé : ${month}`

// oss.page.tsx
export const oss = 'Déclaration OSS'
export const quarter = 'Trimestre'
export const quarterName = (year: string, number: string) => `T${number} ${year}`
export const ossHint =
  'Saisissez ces valeurs dans le guichet unique de l’administration fiscale avant la fin du mois qui suit le trimestre. Un trimestre sans vente exige aussi une déclaration.'
export const rateType = 'Type de taux'
export const RATE_TYPES = { standard: 'Normal', reduced: 'Réduit' }
export const corrections = 'Corrections de trimestres antérieurs'
export const noOssSales = 'Aucune vente taxée dans d’autres pays pour ce trimestre. Déposez une déclaration néant.'
export const vatToPay = 'TVA à payer'
export const inFrance = 'Les biens sont expédiés de France.'

// journal-entries.ts and fec.server.ts: the layout of the FEC is French, as its accounts are.
export const JOURNALS = {
  VE: 'Ventes',
  AV: 'Avoirs',
  BQ: 'Banque',
  PR: 'Prestataires de paiement',
  OD: 'Opérations diverses',
}
export const salesAccount = (rate: string, place: string) => `Ventes de marchandises ${rate}${place}`
export const shippingAccount = (rate: string, place: string) => `Ports et frais accessoires ${rate}${place}`
export const vatAccount = (rate: string, place: string) => `TVA collectée ${rate}${place}`
export const customerAccount = 'Clients'
export const bankAccount = 'Banque'
export const providersAccount = 'Prestataires de paiement'
export const feesAccount = 'Commissions des prestataires de paiement'
export const lossesAccount = 'Pertes sur litiges'
export const giftCardsAccount = 'Cartes cadeaux à utiliser'
export const documentEntry = (isCredit: boolean, number: string, buyer: string) =>
  `${isCredit ? 'Avoir' : 'Facture'} ${number} ${buyer}`.trim()
export const paymentEntry = (isRefund: boolean, order: number, method: string) =>
  `${isRefund ? 'Remboursement' : 'Règlement'} commande ${order} ${method.replace(/^Par /, 'par ')}`.trim()
export const payoutEntry = (step: 'arrived' | 'returned' | 'failed', reference: string) =>
  `${{ arrived: 'Versement', returned: 'Rejet du versement', failed: 'Frais du versement rejeté' }[step]} ${reference}`
export const lossEntry = (order: number) => `Perte sur litige commande ${order}`
