import { counted, plural } from '../../../../lib/texts/fr.ts'

// document-list.tsx
export const documents = 'Factures et avoirs'
export const kinds = { invoice: 'Facture', credit_note: 'Avoir' }
export const named = (kind: 'invoice' | 'credit_note', number: string) => `${kinds[kind]} ${number}`
export const download = (name: string) => `Télécharger : ${name}`
export const downloadPdf = 'Télécharger le PDF'
export const submissions = {
  waiting: 'En attente d’envoi à la plateforme',
  submitted: 'Envoyé à la plateforme',
  accepted: 'Accepté par la plateforme',
  rejected: 'Rejeté par la plateforme',
}
export const rejectedBecause = (reason: string) => `${submissions.rejected} : ${reason}`
export const replaced = 'Remplacée par une facture rectifiée'

// example-invoice.tsx
export const exampleInvoice = 'Télécharger un exemple de facture'

// order-documents.tsx
export const noDocumentYet = 'La facture est émise après le paiement.'
export const canIssue = 'Cette commande est payée et n’a pas de facture.'
export const issueInvoice = 'Émettre la facture'
export const correct = 'Rectifier la facture'
export const correctTitle = (number: string) => `Rectifier la facture ${number}`
export const correctText = 'Un avoir annule cette facture, et une nouvelle facture avec ces informations la remplace.'
export const reason = 'Motif'
export const reasonHint = 'Imprimé sur les deux documents.'
export const name = 'Nom'
export const company = 'Entreprise'
export const address = 'Adresse'
export const addressHint = 'Sans le nom, ligne par ligne.'
export const vatNumber = 'Numéro de TVA'
export const siren = 'SIREN'
export const cancel = 'Annuler'

// send-correction.ts
export const issued = 'Facture émise'
export const corrected = 'Facture rectifiée'

// invoices.page.tsx
export const invoices = 'Factures'
export const onlyStaff = 'Seuls les membres de l’équipe ayant accès aux commandes peuvent voir les factures.'
export const failedToLoad = 'Les factures n’ont pas pu être chargées.'
export const searchLabel = 'Numéro, commande ou client'
export const kind = 'Type'
export const allKinds = 'Factures et avoirs'
export const from = 'Du'
export const until = 'au'
export const downloadAll = 'Tout télécharger (ZIP)'
export const choosePeriod = 'Choisissez une période pour télécharger tous ses documents.'
export const noneYet = 'Aucune facture pour le moment. Elles sont émises après le paiement des commandes.'
export const noneFound = 'Aucun document ne correspond. Modifiez la recherche ou la période.'
export const shown = (count: number) => counted(count, 'document', 'documents')
export const delayed = (count: number) =>
  `${counted(count, 'document ne peut pas être émis', 'documents ne peuvent pas être émis')}, car les informations légales sont incomplètes. Complétez-les dans les paramètres. ${plural(count, 'Le document suivra', 'Les documents suivront')} dans la demi-heure.`
export const openSettings = 'Ouvrir les informations légales'
export const voidNumbers = 'Numéros annulés'
export const voidRange = (first: string, last: string, reason: string) =>
  first === last ? `${first} : ${reason}` : `${first} à ${last} : ${reason}`
export const number = 'Numéro'
export const date = 'Date'
export const order = 'Commande'
export const customer = 'Client'
export const total = 'Total'
export const file = 'Fichier'
export const pages = 'Pages'

// example-invoice.server.ts
export const exampleTexts = { mug: 'Mug en grès', tablecloth: 'Nappe en lin', parcel: 'Colis', card: 'Par carte' }
