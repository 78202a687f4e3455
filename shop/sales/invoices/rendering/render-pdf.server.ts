import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import type { InvoiceDocument } from '../invoice-document.ts'
import { DOCUMENT_WORDS, type DocumentWords, showCentsIn, showDayIn, showRateIn } from './document-words.server.ts'
import { facturX } from './factur-x.server.ts'
import { facturXMetadata } from './factur-x-metadata.server.ts'

/** Fonts that cover all European languages. */
const PLAIN = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'))
const BOLD = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'))

/** In points (1/72 inch). */
const EDGE = 50
const [WIDTH, HEIGHT] = [595.28, 841.89]
const RIGHT = WIDTH - EDGE
/** Space for the particulars of the seller at the end of each page. */
const FOOT = 62
const ROW_GAP = 7
/** The right edges of the columns of amounts. */
const COLUMNS = { quantity: 300, unitNet: 372, rate: 415, net: 480, gross: RIGHT }
const COLUMN_WIDTH = 68
const ITEM_WIDTH = 220
const [INK, MUTED, LINE] = ['#16140f', '#5f5a52', '#d5d0c8']

type Pdf = InstanceType<typeof PdfDocument>
type Part = ReturnType<Pdf['struct']>

/**
 * Renders a document as tagged PDF/A-3b with its Factur-X file attached. The same document always becomes the same
 * bytes.
 */
export async function renderPdf(document: InvoiceDocument): Promise<Buffer> {
  const words = DOCUMENT_WORDS[document.language]
  const created = new Date(`${document.issuedOn}T12:00:00Z`)
  const title = `${words.title[document.kind]} ${document.number}`
  const pdf = new PdfDocument({
    ...{ size: 'A4', margin: EDGE, bufferPages: true, pdfVersion: '1.7', subset: 'PDF/A-3b', tagged: true },
    ...{ lang: document.language, displayTitle: true, font: PLAIN },
    // The metadata repeat these values unescaped, so that they contain nothing of people.
    info: { Title: title, Creator: 'Comptoir', Producer: 'Comptoir', CreationDate: created, ModDate: created },
  })
  const chunks: Buffer[] = []
  const isRead = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont('plain', PLAIN).registerFont('bold', BOLD)
  pdf.file(Buffer.from(facturX(document)), {
    ...{ name: 'factur-x.xml', type: 'text/xml', relationship: 'Alternative', description: title },
    ...{ creationDate: created, modifiedDate: created },
  })
  facturXMetadata(pdf)
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  drawHead(pdf, whole, document, words)
  drawParties(pdf, whole, document, words)
  drawLines(pdf, whole, document, words)
  drawTotals(pdf, whole, document, words)
  drawSentences(pdf, whole, document, words)
  whole.end()
  drawFeet(pdf, document, words)
  pdf.end()
  return isRead
}

const say = (pdf: Pdf, part: Part, kind: string, draw: () => void) => part.add(pdf.struct(kind, {}, draw))

function drawHead(pdf: Pdf, part: Part, { kind, number, seller }: InvoiceDocument, words: DocumentWords): void {
  say(pdf, part, 'P', () => {
    pdf.font('bold').fontSize(15).fillColor(INK).text(seller.shop, EDGE, EDGE, { width: 250 })
    const lines = [seller.name === seller.shop ? '' : seller.name, ...seller.address, seller.telephone, seller.email]
    pdf
      .font('plain')
      .fontSize(8.5)
      .fillColor(MUTED)
      .text(lines.filter(Boolean).join('\n'), { width: 250, lineGap: 1.5 })
  })
  const below = pdf.y
  say(pdf, part, 'H1', () => {
    pdf
      .font('bold')
      .fontSize(22)
      .fillColor(INK)
      .text(words.title[kind], 310, EDGE - 4, { width: RIGHT - 310, align: 'right' })
    pdf
      .font('plain')
      .fontSize(11)
      .fillColor(MUTED)
      .text(number, { width: RIGHT - 310, align: 'right' })
  })
  pdf.y = Math.max(pdf.y, below) + 30
}

/** The buyer on the left, the facts on the right. */
function drawParties(pdf: Pdf, part: Part, document: InvoiceDocument, words: DocumentWords): void {
  const { buyer, deliverTo, kind, payment, order, suppliedOn, credits, reason, issuedOn } = document
  const top = pdf.y
  const block = (label: string, lines: readonly string[]) =>
    say(pdf, part, 'P', () => {
      pdf.font('plain').fontSize(8.5).fillColor(MUTED).text(label, EDGE, pdf.y, { width: 230 })
      pdf.fontSize(10).fillColor(INK).text(lines.filter(Boolean).join('\n'), { width: 230, lineGap: 1.5 })
      pdf.moveDown(0.9)
    })
  block(words.buyer, [
    ...new Set([buyer.company, buyer.name, ...buyer.address]),
    buyer.siren && `${words.siren} ${buyer.siren}`,
    buyer.vatNumber && `${words.vatNumber} ${buyer.vatNumber}`,
  ])
  if (deliverTo) block(words.deliverTo, deliverTo)
  const below = pdf.y
  pdf.y = top
  const settled = payment.paidOn
    ? words.settled[kind](showDayIn(words, payment.paidOn))
    : kind === 'invoice'
      ? words.due
      : ''
  const facts = [
    [words.issuedOn, showDayIn(words, issuedOn)],
    [words.orderLabel, words.order(order.id, showDayIn(words, order.placedOn))],
    [words.suppliedOn, suppliedOn && kind === 'invoice' ? showDayIn(words, suppliedOn) : ''],
    [words.payment, [payment.method, settled].filter(Boolean).join('\n')],
    [
      words.reason,
      [credits && words.credits(credits.number, showDayIn(words, credits.issuedOn)), reason].filter(Boolean).join('\n'),
    ],
  ]
  for (const [label = '', value] of facts) {
    if (!value) continue
    say(pdf, part, 'P', () => {
      const { y } = pdf
      pdf
        .font('plain')
        .fontSize(8.5)
        .fillColor(MUTED)
        .text(label, 330, y + 1, { width: 85 })
      const end = pdf.y
      pdf
        .fontSize(9.5)
        .fillColor(INK)
        .text(value, 415, y, { width: RIGHT - 415, lineGap: 1 })
      pdf.y = Math.max(pdf.y, end) + 5
    })
  }
  pdf.y = Math.max(pdf.y, below) + 16
}

function drawLines(pdf: Pdf, part: Part, { lines, charges }: InvoiceDocument, words: DocumentWords): void {
  const table = pdf.struct('Table')
  part.add(table)
  drawColumns(pdf, table, words)
  for (const line of lines) {
    const { title, variant, quantity, netCents, grossCents, discountCents, rate, category } = line
    const note = discountCents > 0 ? words.discount(showCentsIn(words, discountCents)) : ''
    drawRow(pdf, table, words, {
      ...{ title, notes: [variant, note].filter(Boolean), netCents, grossCents },
      rate: category === 'S' ? showRateIn(words, rate) : words.noVat,
      ...(quantity > 0 && { quantity, unitNetCents: netCents / quantity }),
    })
  }
  for (const { name, netCents, grossCents, rate, category } of charges)
    drawRow(pdf, table, words, {
      ...{ title: name, notes: [], netCents, grossCents },
      rate: category === 'S' ? showRateIn(words, rate) : words.noVat,
    })
  table.end()
}

function drawColumns(pdf: Pdf, table: Part, words: DocumentWords): void {
  const top = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  const cell = (draw: () => void) => row.add(pdf.struct('TH', {}, draw))
  pdf.font('plain').fontSize(8).fillColor(MUTED)
  const names = [words.quantity, words.unitNet, words.rate, words.net, words.gross]
  const height = Math.max(...names.map((name) => pdf.heightOfString(name, { width: COLUMN_WIDTH })))
  const at = (name: string) => top + height - pdf.heightOfString(name, { width: COLUMN_WIDTH })
  cell(() => pdf.text(words.item, EDGE, at(words.item), { width: ITEM_WIDTH }))
  for (const [place, edge] of Object.values(COLUMNS).entries()) {
    const name = names[place] ?? ''
    cell(() => pdf.text(name, edge - COLUMN_WIDTH, at(name), { width: COLUMN_WIDTH, align: 'right' }))
  }
  row.end()
  rule(pdf, top + height + 4)
  pdf.y = top + height + 4 + ROW_GAP
}

interface Row {
  title: string
  notes: readonly string[]
  rate: string
  netCents: number
  grossCents: number
  /** Undefined for an amount without pieces. */
  quantity?: number
  unitNetCents?: number
}

function drawRow(pdf: Pdf, table: Part, words: DocumentWords, row: Row): void {
  const notes = row.notes.join('\n')
  const titleHeight = pdf.font('plain').fontSize(9.5).heightOfString(row.title, { width: ITEM_WIDTH })
  const height = titleHeight + (notes ? pdf.fontSize(8.5).heightOfString(notes, { width: ITEM_WIDTH }) : 0)
  if (pdf.y + height > HEIGHT - EDGE - FOOT) {
    pdf.addPage()
    pdf.y = EDGE
    drawColumns(pdf, table, words)
  }
  const top = pdf.y
  const element = pdf.struct('TR')
  table.add(element)
  const cell = (draw: () => void) => element.add(pdf.struct('TD', {}, draw))
  cell(() => {
    pdf.font('plain').fontSize(9.5).fillColor(INK).text(row.title, EDGE, top, { width: ITEM_WIDTH })
    if (notes) pdf.fontSize(8.5).fillColor(MUTED).text(notes, { width: ITEM_WIDTH })
  })
  const unit = row.unitNetCents === undefined ? '' : showCentsIn(words, row.unitNetCents)
  const values = [
    row.quantity ?? '',
    unit,
    row.rate,
    showCentsIn(words, row.netCents),
    showCentsIn(words, row.grossCents),
  ]
  for (const [place, edge] of Object.values(COLUMNS).entries())
    cell(() => {
      pdf.font('plain').fontSize(9.5).fillColor(INK)
      pdf.text(String(values[place]), edge - COLUMN_WIDTH, top, {
        width: COLUMN_WIDTH,
        align: 'right',
        lineBreak: false,
      })
    })
  element.end()
  rule(pdf, top + height + ROW_GAP - 2)
  pdf.y = top + height + 2 * ROW_GAP - 2
}

/** VAT by rate, then the totals. */
function drawTotals(pdf: Pdf, part: Part, document: InvoiceDocument, words: DocumentWords): void {
  const { taxes, netCents, vatCents, grossCents, kind } = document
  const rows = [
    ...(taxes.length > 1 ? taxes : []).map(({ rate, vatCents: vat, category, netCents: net }) => [
      `${words.vat} ${category === 'S' ? showRateIn(words, rate) : words.noVat} (${showCentsIn(words, net)})`,
      showCentsIn(words, vat),
    ]),
    [words.net, showCentsIn(words, netCents)],
    [
      taxes.length === 1 && taxes[0]?.category === 'S' ? `${words.vat} ${showRateIn(words, taxes[0].rate)}` : words.vat,
      showCentsIn(words, vatCents),
    ],
  ]
  const left = 300
  if (pdf.y + (rows.length + 2) * 16 > HEIGHT - EDGE - FOOT) {
    pdf.addPage()
    pdf.y = EDGE
  }
  pdf.y += 4
  const line = (label: string, value: string, font: 'plain' | 'bold', size: number) =>
    say(pdf, part, 'P', () => {
      const { y } = pdf
      pdf
        .font(font)
        .fontSize(size)
        .fillColor(font === 'bold' ? INK : MUTED)
        .text(label, left, y, { width: 150 })
      const end = pdf.y
      pdf.fillColor(INK).text(value, RIGHT - 100, y, { width: 100, align: 'right' })
      pdf.y = Math.max(pdf.y, end) + 4
    })
  for (const [label = '', value = ''] of rows) line(label, value, 'plain', 9.5)
  rule(pdf, pdf.y + 1, left)
  pdf.y += 8
  line(words.total[kind], showCentsIn(words, grossCents), 'bold', 12)
  pdf.y += 14
}

function drawSentences(pdf: Pdf, part: Part, { sentences }: InvoiceDocument, words: DocumentWords): void {
  const shown = [...sentences, words.category]
  pdf.font('plain').fontSize(8.5).fillColor(MUTED)
  const height = shown.reduce((sum, one) => sum + pdf.heightOfString(one, { width: RIGHT - EDGE }) + 3, 0)
  if (pdf.y + height > HEIGHT - EDGE - FOOT) {
    pdf.addPage()
    pdf.y = EDGE
  }
  for (const one of shown)
    say(pdf, part, 'P', () => {
      pdf.text(one, EDGE, pdf.y, { width: RIGHT - EDGE })
      pdf.y += 3
    })
}

/** The particulars of the seller and the page numbers, which are known only after all pages are drawn. */
function drawFeet(pdf: Pdf, { seller, number }: InvoiceDocument, words: DocumentWords): void {
  const { count } = pdf.bufferedPageRange()
  const particulars = [
    [seller.name, seller.legalForm, seller.address.join(', ')],
    [seller.registration, seller.vatNumber && `${words.vatNumber} ${seller.vatNumber}`],
  ].map((parts) => parts.filter(Boolean).join(' · '))
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Otherwise text this low on the page would start a new page.
    const { bottom } = pdf.page.margins
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf
      .moveTo(EDGE, HEIGHT - EDGE - 30)
      .lineTo(RIGHT, HEIGHT - EDGE - 30)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
    pdf.font('plain').fontSize(7.5).fillColor(MUTED)
    const at = HEIGHT - EDGE - 22
    pdf.text(particulars.filter(Boolean).join('\n'), EDGE, at, { width: 380, lineGap: 1.5 })
    pdf.text(words.page(number, page + 1, count), RIGHT - 110, at, { width: 110, align: 'right' })
    pdf.endMarkedContent()
    pdf.page.margins.bottom = bottom
  }
}

/** A decorative line, hidden from screen readers. */
function rule(pdf: Pdf, y: number, from = EDGE): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(LINE).stroke()
  pdf.endMarkedContent()
}
