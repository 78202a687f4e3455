import { texts } from '#texts/sales/accounting'
import { type BookedDocument, partsOf, regimeOf, signOf } from './booked-document.ts'

/** The accounts of the journal. */
export interface Accounts {
  customer: string
  /** Followed by the rate in tenths of a percent with three digits. */
  sales: string
  shipping: string
  /** Followed by the rate, as `sales`. */
  vat: string
  bank: string
  /** The liability for sold gift cards. */
  gift_cards: string
}

/** A payment or refund, in cents. */
export interface BookedPayment {
  id: number
  kind: 'payment' | 'refund'
  orderId: number
  cents: number
  /** ISO date in the shop's time zone. */
  day: string
  method: string
  reference: string
  /** Whether a gift card pays, so that no money moves. */
  isByGiftCard: boolean
}

/** A line of a journal: an amount on an account, in cents; one of debit and credit is 0. */
export interface JournalEntry {
  journal: 'VE' | 'AV' | 'BQ' | 'OD'
  /** Number of the entry in its journal. */
  number: string
  day: string
  account: string
  accountName: string
  /** The document, or the order of a payment. */
  piece: string
  label: string
  debit: number
  credit: number
}

/** Returns the suffix of an account for a rate: three digits in tenths of a percent, such as `055` for 5.5 %. */
const suffixOf = (rate: number) => String(Math.round(rate / 10)).padStart(3, '0')
const percent = (rate: number) => `${rate / 100} %`

/**
 * Returns the entries of a document: the total on the account of customers, and sales, delivery costs and VAT by rate,
 * and sold gift cards, on the other side. Debits equal credits.
 */
export function entriesOfDocument(document: BookedDocument, accounts: Accounts): JournalEntry[] {
  const isCredit = signOf(document) === -1
  const { number, issuedOn: day, buyer, country } = document
  const side = (cents: number, isDebit: boolean) =>
    isDebit !== isCredit ? { debit: cents, credit: 0 } : { debit: 0, credit: cents }
  const shared = {
    ...{ journal: isCredit ? ('AV' as const) : ('VE' as const), number, day, piece: number },
    label: texts.documentEntry(isCredit, number, buyer.company || buyer.name),
  }
  const parts = partsOf(document)
  const absolute = (cents: number) => Math.abs(cents)
  const place = regimeOf(document) === 'domestic' ? '' : ` ${country}`
  const entries = parts.flatMap(({ rate, base, vat }): JournalEntry[] => {
    const shipping = document.charges
      .filter((charge) => charge.rate === rate)
      .reduce((sum, { netCents }) => sum + netCents, 0)
    const rows = [
      {
        account: `${accounts.sales}${suffixOf(rate)}`,
        accountName: texts.salesAccount(percent(rate), place),
        cents: absolute(base) - shipping,
      },
      {
        account: accounts.shipping,
        accountName: texts.shippingAccount(percent(rate), place),
        cents: shipping,
      },
      {
        account: `${accounts.vat}${suffixOf(rate)}`,
        accountName: texts.vatAccount(percent(rate), place),
        cents: absolute(vat),
      },
    ]
    return rows
      .filter(({ cents }) => cents > 0)
      .map(({ cents, ...row }) => ({ ...shared, ...row, ...side(cents, false) }))
  })
  const vouchers = document.giftCardCents
  const total = absolute(parts.reduce((sum, part) => sum + part.total, 0)) + vouchers
  return [
    { ...shared, account: accounts.customer, accountName: texts.customerAccount, ...side(total, true) },
    ...entries,
    ...(vouchers > 0
      ? [{ ...shared, account: accounts.gift_cards, accountName: texts.giftCardsAccount, ...side(vouchers, false) }]
      : []),
  ]
}

/**
 * Returns the entries of payments and refunds in the journal of the bank, and in that of other operations for gift
 * cards.
 * @param payments sorted by day; those of each journal are numbered from 1
 */
export function entriesOfPayments(payments: readonly BookedPayment[], accounts: Accounts): JournalEntry[] {
  const numbers = { BQ: 0, OD: 0 }
  return payments.flatMap(({ kind, cents, day, orderId, method, reference, isByGiftCard }): JournalEntry[] => {
    const isRefund = kind === 'refund'
    const journal = isByGiftCard ? 'OD' : 'BQ'
    numbers[journal] += 1
    const shared = {
      ...({ journal, number: String(numbers[journal]), day, piece: reference || String(orderId) } as const),
      label: texts.paymentEntry(isRefund, orderId, method),
    }
    const bank = isByGiftCard
      ? { account: accounts.gift_cards, accountName: texts.giftCardsAccount }
      : { account: accounts.bank, accountName: texts.bankAccount }
    const customer = { account: accounts.customer, accountName: texts.customerAccount }
    const [debited, credited] = isRefund ? [customer, bank] : [bank, customer]
    return [
      { ...shared, ...debited, debit: cents, credit: 0 },
      { ...shared, ...credited, debit: 0, credit: cents },
    ]
  })
}
