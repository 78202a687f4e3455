import type { AccountingFile, DifferenceReason, PayoutDifferenceReason, Regime } from './accounting.contract.ts'

// accounting.page.tsx
export const accounting = 'Accounting'
export const onlyAccountants = 'Only owners and accountants see accounting.'
export const failedToLoad = 'The amounts couldn’t be loaded. Try again.'
export const periods = 'Periods'
export const PERIOD_NAMES = {
  month: 'This month',
  last_month: 'Last month',
  quarter: 'This quarter',
  last_quarter: 'Last quarter',
  year: 'This year',
}
export const from = 'From'
export const until = 'To'
export const withoutVat = 'Without VAT'
export const vat = 'VAT'
export const total = 'With VAT'
export const documents = 'Documents'
export const totalsHint =
  'Invoices minus credit notes by their dates, without test orders. Sales of shipping methods are included.'

// vat-table.tsx
export const vatByCountry = 'VAT by country and rate'
export const treatment = 'Treatment'
export const country = 'Country'
export const rate = 'Rate'
export const TREATMENTS: Record<Regime, string> = {
  domestic: 'VAT of the shop’s country',
  oss: 'VAT of the country of delivery (OSS)',
  intra_community: 'Companies in other EU countries, without VAT',
  export: 'Outside the European Union, without VAT',
  exempt: 'Small-business exemption',
}
export const percent = (rate: string) => `${Number(rate)} %`
export const noDocuments = 'No documents in this period. Invoices appear here once orders are paid.'

// files.tsx
export const files = 'Files'
export const FILES: Record<AccountingFile, { name: string; text: string }> = {
  journal: { name: 'Sales journal (CSV)', text: 'One row per document and VAT rate.' },
  fec: {
    name: 'Sales journal in FEC layout',
    text: 'Entries of sales, credit notes, payments and payouts for your accounting software.',
  },
  vat: { name: 'VAT by country and rate (CSV)', text: 'The table above.' },
  'e-reporting': { name: 'E-reporting totals (CSV)', text: 'Sales to consumers by day, country and rate.' },
  oss: { name: 'OSS return (CSV)', text: 'Only for a whole quarter.' },
  recapitulative: { name: 'Recapitulative statement (CSV)', text: 'Sales without VAT by VAT number of the company.' },
  payouts: { name: 'Payouts (CSV)', text: 'Payments, refunds and fees in the payouts that arrived in the period.' },
  received: {
    name: 'Received by day (CSV)',
    text: 'Transfers, online payments, refunds, and what no payout contains yet.',
  },
  'gift-cards': { name: 'Gift cards by month (CSV)', text: 'Sold, redeemed, expired and outstanding amounts.' },
  payments: {
    name: 'Payments and payouts (CSV)',
    text: 'Entries of payments and payouts by the day on which the money moved.',
  },
}
export const orders: { name: string; text: string } = {
  name: 'Orders (CSV)',
  text: 'All orders of all periods with amounts, VAT and payment.',
}
export const download = 'Download'
export const downloadFile = (name: string) => `Download: ${name}`
export const viewOss = 'View the values of the OSS return'

// comparison.tsx
export const comparison = 'Documents and payments'
export const invoices = 'Invoices'
export const creditNotes = 'Credit notes'
export const payments = 'Payments'
export const refunds = 'Refunds'
export const difference = 'Difference'
export const everythingAgrees = 'Documents and payments agree.'
export const order = 'Order'
export const reason = 'Reason'
export const REASONS: Record<DifferenceReason, string> = {
  no_document: 'Money moved without a document',
  no_payment: 'A document without a movement of money',
  other_amount: 'The amounts differ',
}
export const orderNumber = (id: number) => `Order ${id}`
export const onlyFirst = (shown: number, all: number) => `The first ${shown} of ${all} orders.`

// payouts.page.tsx
export const payouts = 'Payouts'
export const viewPayouts = 'View payouts'
export const payoutsHint =
  'Payouts count on the day of their arrival, payments on the day of the payment. Test payments are left out.'
export const payoutsNotListed =
  'No payouts are known yet. After the first online payment, the shop lists them every six hours, if the payment provider supports it.'
export const arrivingPayouts = 'Payouts of the period'
export const noPayouts = 'No payouts arrive in this period.'
export const arrival = 'Arrives on'
export const payout = 'Payout'
export const state = 'State'
export const PAYOUT_STATES = { pending: 'On its way', paid: 'Paid out', failed: 'Failed' }
export const disputes = 'Disputes'
export const fees = 'Fees'
export const others = 'Other'
export const paidOut = 'Paid out'
export const sum = 'Total'
export const payoutDifferences = 'Payout differences'
export const payoutsAgree = 'Payments and payouts agree.'
export const PAYOUT_REASONS: Record<PayoutDifferenceReason, string> = {
  unknown_payment: 'A movement without a payment of this shop',
  other_amount: 'The payout contains another amount',
  unknown_refund: 'A refund that the shop has not recorded',
  unknown_dispute: 'A dispute that the shop has not recorded',
  other_movements: 'Other movements at the provider, such as a reserve',
  payout_sum: 'The payout differs from the sum of its movements',
  payout_failed: 'The payout failed',
  not_paid_out: 'A payment that no payout contains after 14 days',
}
export const inShop = 'In the shop'
export const inPayout = 'In the payout'
export const onlyFirstDifferences = (shown: number, all: number) => `The first ${shown} of ${all} differences.`
export const receivedByDay = 'Received by day'
export const nothingReceived = 'No payments or refunds in this period.'
export const day = 'Day'
export const transfers = 'Bank transfers'
export const otherPayments = 'On collection, gift cards and others'
export const online = 'Online'
export const notPaidOut = 'Not in a payout'

// gift-cards.page.tsx
export const giftCards = 'Gift cards'
export const viewGiftCards = 'View gift cards'
export const outstanding = (sum: string, day: string) => `${sum} outstanding at the end of ${day}`
export const outstandingHint =
  'The balances of all gift cards that customers can still spend, also of blocked ones. A card counts until the end of its last day.'
export const movementsByMonth = 'Movements by month'
export const opening = 'Opening'
export const sold = 'Sold'
export const issuedByStaff = 'Issued by staff'
export const redeemed = 'Redeemed'
export const givenBack = 'Given back'
export const refundedCards = 'Refunded to buyers'
export const expired = 'Expired'
export const closing = 'Closing'
export const ledgerCheck = 'Ledger and payments'
export const ledgerAgrees = 'The ledger of gift cards agrees with payments, refunds and sold cards.'
export const inLedger = 'In the ledger'
export const ordersDiffer = (orders: number) => (orders === 1 ? ' (1 order differs)' : ` (${orders} orders differ)`)

// closings.tsx
export const closings = 'Monthly closings'
export const closingsHint =
  'A closing stores the sums and differences of a month. The shop closes each month on the fifth day of the next one.'
export const month = 'Month'
export const closedAt = 'Closed'
export const automatically = 'automatically'
export const closedBy = <T>(day: T, by: string) => [day, ` · ${by}`]
export const noClosings = 'No month is closed yet.'
export const closeMonth = (month: string) => `Close ${month}`
export const monthClosed = (month: string) => `${month} is closed`

// oss.page.tsx
export const oss = 'OSS return'
export const quarter = 'Quarter'
export const quarterName = (year: string, number: string) => `Q${number} ${year}`
export const ossHint =
  'Enter these values in the One-Stop Shop of the tax authority by the end of the month after the quarter. A quarter without sales needs a return, too.'
export const rateType = 'Rate type'
export const RATE_TYPES = { standard: 'Standard', reduced: 'Reduced' }
export const corrections = 'Corrections of earlier quarters'
export const noOssSales = 'No sales taxed in other countries in this quarter. Declare an empty return.'
export const vatToPay = 'VAT to pay'
export const inFrance = 'Goods are sent from France.'

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
