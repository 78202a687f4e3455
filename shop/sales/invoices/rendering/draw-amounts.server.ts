import { type DocumentLine, hasRate, type InvoiceDocument, type TaxTotal } from '../invoice-document.ts'
import {
  EDGE,
  heightOf,
  MUTED,
  makeRoom,
  type Part,
  type Pdf,
  RIGHT,
  rule,
  tag,
  write,
  writeFitted,
} from './document-pen.server.ts'
import type { DocumentWords } from './document-words.server.ts'

/** The right edges and widths of the columns of amounts, in points. */
const COLUMNS = [
  { right: 300, width: 34 },
  { right: 372, width: 68 },
  { right: 414, width: 40 },
  { right: 480, width: 62 },
  { right: RIGHT, width: 62 },
]
const ITEM = { size: 9.5, width: 210 }
const NOTE = { size: 8, width: 210, ink: MUTED }
const LABEL = { size: 8, ink: MUTED }
const ROW_GAP = 4.5
/** The left edge of the totals. */
const TOTALS = 300

/** Draws the lines and charges as a table, which repeats its head on each page. */
export function drawLines(pdf: Pdf, part: Part, { lines, charges }: InvoiceDocument, words: DocumentWords): void {
  const table = pdf.struct('Table')
  part.add(table)
  drawHeads(pdf, table, words)
  for (const line of lines) {
    const { title, quantity, netCents, grossCents } = line
    const unit = quantity > 0 ? words.formats.cents(netCents / quantity) : ''
    drawRow(pdf, table, words, title, notesOf(line, words), [
      quantity > 0 ? String(quantity) : '',
      unit,
      showTax(line, words),
      words.formats.cents(netCents),
      words.formats.cents(grossCents),
    ])
  }
  for (const charge of charges)
    drawRow(pdf, table, words, charge.name, '', [
      ...['', '', showTax(charge, words)],
      ...[words.formats.cents(charge.netCents), words.formats.cents(charge.grossCents)],
    ])
  table.end()
}

const showTax = ({ category, rate }: Pick<TaxTotal, 'category' | 'rate'>, words: DocumentWords) =>
  hasRate(category) ? words.formats.rate(rate) : words.noVat

/** The variant, the price of a piece that the shop showed, and the discount. */
function notesOf({ variant, quantity, unitCents, discountCents, category }: DocumentLine, words: DocumentWords) {
  const discount = discountCents > 0 ? words.discount(words.formats.cents(discountCents)) : ''
  // For one piece without discount, this is the total.
  const isShown = hasRate(category) && quantity > 0 && (quantity > 1 || discount !== '')
  const price = isShown ? words.unitGross(words.formats.cents(unitCents)) : ''
  return [variant, price, discount].filter(Boolean).join(' · ')
}

function drawHeads(pdf: Pdf, table: Part, words: DocumentWords): void {
  const top = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  const names = [words.quantity, words.unitNet, words.rate, words.net, words.gross]
  const heights = names.map((name, place) => heightOf(pdf, name, { ...LABEL, width: COLUMNS[place]?.width ?? 0 }))
  const height = Math.max(...heights)
  const head = (draw: () => void) => row.add(pdf.struct('TH', {}, draw))
  const itemTop = top + height - heightOf(pdf, words.item, { ...LABEL, width: ITEM.width })
  head(() => write(pdf, words.item, EDGE, itemTop, { ...LABEL, width: ITEM.width }))
  for (const [place, { right, width }] of COLUMNS.entries()) {
    const y = top + height - (heights[place] ?? 0)
    head(() => write(pdf, names[place] ?? '', right - width, y, { ...LABEL, width, isRight: true }))
  }
  row.end()
  rule(pdf, top + height + 4)
  pdf.y = top + height + 4 + ROW_GAP
}

function drawRow(
  pdf: Pdf,
  table: Part,
  words: DocumentWords,
  title: string,
  notes: string,
  amounts: readonly string[],
): void {
  const height = heightOf(pdf, title, ITEM) + (notes ? 1.5 + heightOf(pdf, notes, NOTE) : 0)
  if (makeRoom(pdf, height)) drawHeads(pdf, table, words)
  const top = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  const cell = (draw: () => void) => row.add(pdf.struct('TD', {}, draw))
  cell(() => {
    write(pdf, title, EDGE, top, ITEM)
    if (notes) write(pdf, notes, EDGE, pdf.y + 1.5, NOTE)
  })
  for (const [place, { right, width }] of COLUMNS.entries())
    cell(() => writeFitted(pdf, amounts[place] ?? '', right, top, { size: ITEM.size, width }))
  row.end()
  rule(pdf, top + height + ROW_GAP - 1)
  pdf.y = top + height + 2 * ROW_GAP
}

/** Draws the total without VAT, the VAT by rate, the total with VAT, and the amount due. */
export function drawTotals(pdf: Pdf, part: Part, document: InvoiceDocument, words: DocumentWords): void {
  const { taxes, netCents, vatCents, grossCents, kind, payment } = document
  const labelOf = ({ category, rate, netCents: net }: TaxTotal) => {
    if (hasRate(category)) return words.vatOn(words.formats.rate(rate), words.formats.cents(net))
    return taxes.length > 1 ? words.noVatOn(words.formats.cents(net)) : words.vat
  }
  const rates = taxes.map((total) => [labelOf(total), words.formats.cents(total.vatCents)])
  const rows = [
    [words.net, words.formats.cents(netCents)],
    ...rates,
    ...(rates.length > 1 ? [[words.vat, words.formats.cents(vatCents)]] : []),
  ]
  makeRoom(pdf, (rows.length + 3) * 17)
  pdf.y += 5
  const line = ([label = '', value = '']: readonly string[], style: { size: number; ink?: string; isBold?: boolean }) =>
    tag(pdf, part, 'P', () => {
      const { y } = pdf
      write(pdf, label, TOTALS, y, { ...style, width: 150 })
      const end = pdf.y
      writeFitted(pdf, value, RIGHT, y, { size: style.size, width: 95, isBold: style.isBold ?? false })
      pdf.y = Math.max(pdf.y, end) + 4
    })
  for (const row of rows) line(row, { size: 9.5, ink: MUTED })
  rule(pdf, pdf.y + 1, TOTALS)
  pdf.y += 8
  line([words.total[kind], words.formats.cents(grossCents)], { size: 13, isBold: true })
  if (kind === 'invoice')
    line([words.amountDue, words.formats.cents(payment.paidOn ? 0 : grossCents)], { size: 9.5, ink: MUTED })
  pdf.y += 10
}
