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
  /** The money at payment providers. */
  providers: string
  /** The fees of payment providers. */
  fees: string
  /** Losses by disputes. */
  losses: string
  /** The liability for sold gift cards. */
  gift_cards: string
}

/** A payment or refund, or a loss: what disputes and refunds took beyond a payment; negative if it fell. In cents. */
export interface BookedPayment {
  id: number
  kind: 'payment' | 'refund' | 'loss'
  orderId: number
  cents: number
  /** ISO date in the shop's time zone. */
  day: string
  method: string
  reference: string
  /** How the money moves: through the bank, through a payment provider, or not at all with a gift card. */
  by: 'bank' | 'providers' | 'gift_cards'
}

/** A payout of a payment provider that arrived, its return if it fails later, or one that never arrived, in cents. */
export interface BookedPayout {
  kind: 'payout'
  /** ISO date. */
  day: string
  reference: string
  step: 'arrived' | 'returned' | 'failed'
  /** Negative if the provider debited the bank account; 0 if the payout never arrived. */
  cents: number
  /** Fees that the provider deducted; negative if it returned more. */
  feeCents: number
}

type Journal = 'VE' | 'AV' | 'BQ' | 'PR' | 'OD'

/** A line of a journal: an amount on an account, in cents; one of debit and credit is 0. */
export interface JournalEntry {
  journal: Journal
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
/** Labels are French, as the FEC requires. */
const percent = (rate: number) => `${String(rate / 100).replace('.', ',')} %`

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

/** The journals of payments. The journal BQ has only movements of the bank account. */
const JOURNALS_OF = { bank: 'BQ', providers: 'PR', gift_cards: 'OD' } as const

/**
 * Returns the entries of payments, refunds, payouts and losses. Payouts move money from the account of providers to
 * that of the bank, less fees, so that the account of providers has the money that no payout contains.
 * @param moved sorted by day; the entries of each journal are numbered from 1
 */
export function entriesOfPayments(
  moved: readonly (BookedPayment | BookedPayout)[],
  accounts: Accounts,
): JournalEntry[] {
  const numbers = { BQ: 0, PR: 0, OD: 0 }
  const names = {
    ...{ customer: texts.customerAccount, bank: texts.bankAccount, gift_cards: texts.giftCardsAccount },
    ...{ providers: texts.providersAccount, fees: texts.feesAccount, losses: texts.lossesAccount },
  }
  return moved.flatMap((one): JournalEntry[] => {
    const lines = linesOf(one).filter(([, cents]) => cents !== 0)
    if (lines.length === 0) return []
    const journal = journalOf(one)
    numbers[journal] += 1
    const shared = { journal, number: String(numbers[journal]), day: one.day, ...labelsOf(one) }
    return lines.map(([account, cents]) => ({
      ...{ ...shared, account: accounts[account], accountName: names[account] },
      ...{ debit: Math.max(0, cents), credit: Math.max(0, -cents) },
    }))
  })
}

function journalOf(moved: BookedPayment | BookedPayout) {
  if (moved.kind === 'payout') return moved.step === 'failed' ? JOURNALS_OF.providers : JOURNALS_OF.bank
  return moved.kind === 'loss' ? 'OD' : JOURNALS_OF[moved.by]
}

function labelsOf(moved: BookedPayment | BookedPayout): { piece: string; label: string } {
  if (moved.kind === 'payout') return { piece: moved.reference, label: texts.payoutEntry(moved.step, moved.reference) }
  const { kind, orderId, method, reference } = moved
  const label = kind === 'loss' ? texts.lossEntry(orderId) : texts.paymentEntry(kind === 'refund', orderId, method)
  return { piece: reference || String(orderId), label }
}

/** An account of an entry with its amount in cents: positive for a debit, negative for a credit. */
type Line = [account: 'customer' | 'bank' | 'providers' | 'fees' | 'losses' | 'gift_cards', cents: number]

function linesOf(moved: BookedPayment | BookedPayout): Line[] {
  const { cents } = moved
  switch (moved.kind) {
    case 'payment':
      return [
        [moved.by, cents],
        ['customer', -cents],
      ]
    case 'refund':
      return [
        ['customer', cents],
        [moved.by, -cents],
      ]
    case 'payout':
      return [
        ['bank', cents],
        ['fees', moved.feeCents],
        ['providers', -cents - moved.feeCents],
      ]
    case 'loss':
      return [
        ['losses', cents],
        ['providers', -cents],
      ]
  }
}
