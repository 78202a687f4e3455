import { counted } from '../../../../lib/texts/en.ts'

// document-list.tsx
export const documents = 'Invoices and credit notes'
export const kinds = { invoice: 'Invoice', credit_note: 'Credit note' }
export const named = (kind: 'invoice' | 'credit_note', number: string) => `${kinds[kind]} ${number}`
export const download = (name: string) => `Download ${name}`
export const downloadPdf = 'Download PDF'
export const submissions = {
  waiting: 'Waiting for the platform',
  submitted: 'Sent to the platform',
  accepted: 'Accepted by the platform',
  rejected: 'Rejected by the platform',
}
export const rejectedBecause = (reason: string) => `${submissions.rejected}: ${reason}`
export const replaced = 'Replaced by a corrected invoice'

// example-invoice.tsx
export const exampleInvoice = 'Download example invoice'

// order-documents.tsx
export const noDocumentYet = 'The invoice is issued after the payment.'
export const canIssue = 'This order is paid and has no invoice.'
export const issueInvoice = 'Issue invoice'
export const correct = 'Correct invoice'
export const correctTitle = (number: string) => `Correct invoice ${number}`
export const correctText = 'A credit note cancels this invoice, and a new invoice with these details replaces it.'
export const reason = 'Reason'
export const reasonHint = 'Printed on both documents.'
export const name = 'Name'
export const company = 'Company'
export const address = 'Address'
export const addressHint = 'Without the name, line by line.'
export const vatNumber = 'VAT number'
export const siren = 'SIREN'
export const cancel = 'Cancel'

// send-correction.ts
export const issued = 'Invoice issued'
export const corrected = 'Invoice corrected'

// invoices.page.tsx
export const invoices = 'Invoices'
export const onlyStaff = 'Only staff with access to orders can see invoices.'
export const failedToLoad = 'Invoices couldn’t be loaded.'
export const searchLabel = 'Number, order or customer'
export const kind = 'Kind'
export const allKinds = 'Invoices and credit notes'
export const from = 'From'
export const until = 'Until'
export const downloadAll = 'Download all as ZIP'
export const choosePeriod = 'Choose a period to download all its documents.'
export const noneYet = 'No invoices yet. They are issued after the payment of an order.'
export const noneFound = 'No documents match. Change the search or the period.'
export const shown = (count: number) => counted(count, 'document', 'documents')
export const delayed = (count: number) =>
  `${counted(count, 'document', 'documents')} can’t be issued: the legal notice is incomplete. Complete it in the settings. The documents follow within half an hour.`
export const openSettings = 'Open the legal notice'
export const voidNumbers = 'Void numbers'
export const voidRange = (first: string, last: string, reason: string) =>
  first === last ? `${first}: ${reason}` : `${first} to ${last}: ${reason}`
export const number = 'Number'
export const date = 'Date'
export const order = 'Order'
export const customer = 'Customer'
export const total = 'Total'
export const file = 'File'
export const pages = 'Pages'

// example-invoice.server.ts
export const exampleTexts = { mug: 'Stoneware mug', tablecloth: 'Linen tablecloth', parcel: 'Parcel', card: 'By card' }
