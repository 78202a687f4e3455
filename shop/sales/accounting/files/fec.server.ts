import { texts } from '#texts/sales/accounting'
import type { Database } from '../../../../server/db/open.ts'
import { eachDocument } from '../accounting-store.server.ts'
import { entriesOfDocument, type JournalEntry } from '../journal-entries.ts'
import { type EntriesOf, paymentEntries } from './payment-entries.server.ts'

/** The columns of the FEC (LPF, article A47 A-1). */
const FEC_COLUMNS = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib', 'CompAuxNum', 'CompAuxLib'],
  ...['PieceRef', 'PieceDate', 'EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet', 'ValidDate'],
  ...['Montantdevise', 'Idevise'],
]

/** Writes the sales journal and the payments of a period in the layout of the FEC, in pieces. */
export async function* fecLines(db: Database, { period, accounts, methods }: EntriesOf): AsyncGenerator<string> {
  yield line(FEC_COLUMNS)
  for await (const documents of eachDocument(db, period))
    yield documents
      .flatMap((document) => entriesOfDocument(document, accounts))
      .map(fecLine)
      .join('')
  yield (await paymentEntries(db, { period, accounts, methods })).map(fecLine).join('')
}

const compact = (day: string) => day.replaceAll('-', '')
const comma = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
/** The layout has no quotes: the separator and line breaks are removed from texts. */
const line = (cells: readonly string[]) => `${cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')}\r\n`

const fecLine = ({ journal, number, day, account, accountName, piece, label, debit, credit }: JournalEntry) =>
  line([
    ...[
      journal,
      texts.JOURNALS[journal],
      number,
      compact(day),
      account,
      accountName,
      '',
      '',
      piece,
      compact(day),
      label,
    ],
    ...[comma(debit), comma(credit), '', '', compact(day), '', ''],
  ])
