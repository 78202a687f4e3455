import { BYTE_ORDER_MARK, escapeFormula } from '../../../../lib/formula-cells.ts'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { unescapedCsvRow } from '../../../catalog/import-export/file/safe-cells.server.ts'
import type { AccountingFile } from '../accounting.contract.ts'
import { eachDocument, findBooked, findStandardRates } from '../accounting-store.server.ts'
import { type BookedDocument, partsOf, regimeOf } from '../booked-document.ts'
import type { Period } from '../closing.ts'
import { reportedTotals } from '../e-reporting.ts'
import { findGiftCardReport } from '../gift-cards/gift-card-report-store.server.ts'
import { ossReturn, quarterOf } from '../oss-return.ts'
import { findMovements, findSettlement } from '../payouts/payouts-store.server.ts'
import { vatSummary } from '../vat-summary.ts'
import { fecLines } from './fec.server.ts'
import { type EntriesOf, paymentEntries } from './payment-entries.server.ts'

/** Texts, and amounts in cents or rates in hundredths of a percent. */
type Row = readonly (string | number)[]

/** Formats rows as CSV. Texts that a spreadsheet would read as a formula are escaped; negative amounts are not. */
const csvRows = (rows: readonly Row[]) =>
  rows
    .map((cells) =>
      unescapedCsvRow(cells.map((cell) => (typeof cell === 'number' ? toPrice(cell) : escapeFormula(cell)))),
    )
    .join('')

/** Writes a file of a period, in pieces. */
export async function* accountingFile(
  db: Database,
  file: AccountingFile,
  { period, accounts, methods }: EntriesOf,
): AsyncGenerator<string> {
  if (file === 'fec') return yield* fecLines(db, { period, accounts, methods })
  yield BYTE_ORDER_MARK
  yield csvRows([COLUMNS[file]])
  if (file === 'journal') {
    for await (const documents of eachDocument(db, period)) yield csvRows(documents.flatMap(journalRows))
    return
  }
  const rows = await ROWS[file](db, { period, accounts, methods })
  if (rows.length > 0) yield csvRows(rows)
}

/** The columns of each CSV file. New columns are added at the end. */
const COLUMNS: Record<Exclude<AccountingFile, 'fec'>, Row> = {
  journal: [
    ...['journal', 'number', 'date', 'order', 'buyer', 'company', 'vat_number', 'country', 'treatment', 'rate'],
    ...['base', 'vat', 'total', 'credits'],
  ],
  vat: ['treatment', 'country', 'rate', 'documents', 'base', 'vat', 'total'],
  oss: ['quarter', 'kind', 'country', 'corrected_quarter', 'supply', 'rate_type', 'rate', 'base', 'vat'],
  'e-reporting': ['date', 'category', 'currency', 'country', 'rate', 'documents', 'base', 'vat'],
  recapitulative: ['vat_number', 'company', 'country', 'documents', 'base'],
  payouts: ['arrival', 'provider', 'payout', 'state', 'kind', 'order', 'date', 'amount', 'fee', 'net'],
  received: ['date', 'transfers', 'others', 'online', 'refunds', 'open'],
  'gift-cards': [...['month', 'opening', 'sold', 'issued', 'redeemed', 'given_back', 'refunded', 'expired', 'closing']],
  payments: ['number', 'date', 'account', 'account_name', 'piece', 'label', 'debit', 'credit', 'journal'],
}

/** Returns a row for each rate of a document. */
function journalRows(document: BookedDocument): Row[] {
  const { kind, number, issuedOn, orderId, buyer, country, credits } = document
  return partsOf(document).map(({ rate, base, vat, total }) => [
    ...[
      kind === 'invoice' ? 'VE' : 'AV',
      number,
      issuedOn,
      String(orderId),
      buyer.name,
      buyer.company,
      buyer.vatNumber,
    ],
    ...[country, regimeOf(document), rate, base, vat, total],
    credits?.number ?? '',
  ])
}

type Rows = (db: Database, context: EntriesOf) => Promise<Row[]>

const ROWS: Record<Exclude<AccountingFile, 'fec' | 'journal'>, Rows> = {
  vat: async (db, { period }) =>
    vatSummary(await findBooked(db, period)).map(({ regime, country, rate, documents, base, vat, total }) => [
      ...[regime, country, rate, String(documents), base, vat, total],
    ]),
  async oss(db, { period }) {
    const quarter = quarterOf(period.from)
    const { rows, corrections } = await ossOf(db, period)
    // The return is due without sales, too.
    if (rows.length + corrections.length === 0) return [[quarter, 'empty', '', '', '', '', '', 0, 0]]
    return [
      ...rows.map(({ country, rateType, rate, base, vat }) => [
        ...[quarter, 'sales', country, '', 'goods', rateType, rate, base, vat],
      ]),
      ...corrections.map((one) => [quarter, 'correction', one.country, one.quarter, '', '', '', '', one.vat]),
    ]
  },
  'e-reporting': async (db, { period }) =>
    reportedTotals(await findBooked(db, period)).map(({ day, category, country, rate, documents, base, vat }) => [
      ...[day, category, 'EUR', country, rate, String(documents), base, vat],
    ]),
  async recapitulative(db, { period }) {
    const rows = new Map<string, { company: string; country: string; documents: number; base: number }>()
    for (const document of await findBooked(db, period)) {
      if (regimeOf(document) !== 'intra_community') continue
      const { vatNumber, company } = document.buyer
      const row = rows.get(vatNumber) ?? { company, country: document.country, documents: 0, base: 0 }
      const base = partsOf(document).reduce((sum, part) => sum + part.base, row.base)
      rows.set(vatNumber, { ...row, documents: row.documents + 1, base })
    }
    return [...rows].map(([number, { company, country, documents, base }]) => [
      ...[number, company, country, String(documents), base],
    ])
  },
  payouts: async (db, { period }) =>
    (await findMovements(db, period)).map((one) => [
      ...[one.arrivesOn, one.provider, one.payout, one.state, one.kind, String(one.orderId ?? ''), one.day],
      ...[one.cents, one.feeCents, one.cents - one.feeCents],
    ]),
  received: async (db, { period }) =>
    (await findSettlement(db, period)).days.map(({ day, transfers, others, online, refunds, open }) => [
      ...[day, transfers, others, online, refunds, open],
    ]),
  'gift-cards': async (db, { period }) =>
    (await findGiftCardReport(db, period)).months.map((one) => [
      ...[one.month, one.openingCents, one.soldCents, one.issuedCents, one.redeemedCents, one.givenBackCents],
      ...[one.refundedCents, one.expiredCents, one.closingCents],
    ]),
  payments: async (db, context) =>
    (await paymentEntries(db, context)).map((entry) => [
      ...[entry.number, entry.day, entry.account, entry.accountName, entry.piece, entry.label],
      ...[entry.debit, entry.credit, entry.journal],
    ]),
}

/** Returns the OSS return of the quarter with these days. */
export async function ossOf(db: Database, period: Period) {
  const [documents, rates] = await Promise.all([findBooked(db, period), findStandardRates(db)])
  const standardOf = (country: string, day: string) =>
    rates.find((rate) => rate.country === country && rate.valid_from <= day)?.rate
  return ossReturn(documents, (country, rate, day) => standardOf(country, day) === rate)
}
