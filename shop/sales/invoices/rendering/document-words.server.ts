import { type DocumentFormats, documentFormats } from '../../../../lib/texts/document-formats.ts'
import type { DocumentKind } from '../document-kinds.contract.ts'
import type { DocumentLanguage } from '../invoice-document.ts'

/** The words and formats of documents in a language. */
export interface DocumentWords {
  formats: DocumentFormats
  title: Record<DocumentKind, string>
  total: Record<DocumentKind, string>
  settled: Record<DocumentKind, (day: string) => string>
  number: string
  issuedOn: string
  orderLabel: string
  order: (id: number, placedOn: string) => string
  suppliedOn: string
  payment: string
  due: string
  dueOn: string
  buyer: string
  deliverTo: string
  vatNumber: string
  siren: string
  credits: (number: string, day: string) => string
  reason: string
  item: string
  quantity: string
  unitNet: string
  rate: string
  net: string
  vat: string
  gross: string
  discount: (amount: string) => string
  discounts: (list: string) => string
  unitGross: (amount: string) => string
  vatOn: (rate: string, net: string) => string
  noVatOn: (net: string) => string
  amountDue: string
  noVat: string
  category: string
  page: (number: string, page: number, pages: number) => string
}

export const DOCUMENT_WORDS: Record<DocumentLanguage, DocumentWords> = {
  en: {
    formats: documentFormats('en-GB', 'en-IE'),
    title: { invoice: 'Invoice', credit_note: 'Credit note' },
    total: { invoice: 'Total incl. VAT', credit_note: 'Total credited incl. VAT' },
    settled: { invoice: (on) => `Paid on ${on}`, credit_note: (on) => `Refunded on ${on}` },
    ...{ number: 'Number', issuedOn: 'Date of issue', orderLabel: 'Order', suppliedOn: 'Date of supply' },
    order: (id, placedOn) => `${id} of ${placedOn}`,
    ...{ dueOn: 'Due date', payment: 'Payment', due: 'Not paid yet', buyer: 'Billed to', deliverTo: 'Delivered to' },
    ...{ vatNumber: 'VAT number', siren: 'SIREN', reason: 'Reason', item: 'Item', quantity: 'Qty' },
    credits: (number, on) => `Credits invoice ${number} of ${on}`,
    ...{
      unitNet: 'Unit price excl. VAT',
      rate: 'VAT rate',
      net: 'Total excl. VAT',
      vat: 'Total VAT',
      gross: 'Total incl. VAT',
    },
    discount: (amount) => `after a discount of ${amount}`,
    discounts: (list) => `Discounts included: ${list}.`,
    unitGross: (amount) => `${amount} each incl. VAT`,
    vatOn: (rate, net) => `VAT ${rate} on ${net}`,
    noVatOn: (net) => `No VAT on ${net}`,
    amountDue: 'Amount due',
    ...{ noVat: '–', category: 'Category of operation: supply of goods' },
    page: (number, page, pages) => `${number}, page ${page} of ${pages}`,
  },
  fr: {
    formats: documentFormats('fr-FR'),
    title: { invoice: 'Facture', credit_note: 'Avoir' },
    total: { invoice: 'Total TTC', credit_note: 'Total de l’avoir TTC' },
    settled: { invoice: (on) => `Payée le ${on}`, credit_note: (on) => `Remboursé le ${on}` },
    ...{ number: 'Numéro', issuedOn: 'Date d’émission', orderLabel: 'Commande', suppliedOn: 'Date de livraison' },
    order: (id, placedOn) => `n° ${id} du ${placedOn}`,
    ...{ dueOn: 'Échéance', payment: 'Paiement', due: 'Non payée', buyer: 'Facturé à', deliverTo: 'Livré à' },
    ...{ vatNumber: 'N° de TVA', siren: 'SIREN', reason: 'Motif', item: 'Désignation', quantity: 'Qté' },
    credits: (number, on) => `Avoir sur la facture ${number} du ${on}`,
    ...{ unitNet: 'Prix unitaire HT', rate: 'Taux TVA', net: 'Total HT', vat: 'Total TVA', gross: 'Total TTC' },
    discount: (amount) => `remise de ${amount} déduite`,
    discounts: (list) => `Remises déduites : ${list}.`,
    unitGross: (amount) => `${amount} TTC l’unité`,
    vatOn: (rate, net) => `TVA ${rate} sur ${net}`,
    noVatOn: (net) => `Sans TVA sur ${net}`,
    amountDue: 'Reste à payer',
    ...{ noVat: '–', category: 'Catégorie d’opération : livraison de biens' },
    page: (number, page, pages) => `${number}, page ${page} sur ${pages}`,
  },
}
