import PdfDocument from 'pdfkit'
import type { InvoiceDocument } from '../invoice-document.ts'
import {
  EDGE,
  HEIGHT,
  heightOf,
  MAIN_FONT,
  MUTED,
  makeRoom,
  type Part,
  type Pdf,
  RIGHT,
  rule,
  tag,
  write,
} from './document-pen.server.ts'
import { DOCUMENT_WORDS, type DocumentWords } from './document-words.server.ts'
import { drawLines, drawTotals } from './draw-amounts.server.ts'
import { facturX } from './factur-x.server.ts'
import { facturXMetadata } from './factur-x-metadata.server.ts'

const SMALL = { size: 8.5, ink: MUTED }
/** The left edges of the details of the document and of their values. */
const [DETAILS, VALUES] = [318, 396]

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
    ...{ lang: document.language, displayTitle: true, font: MAIN_FONT },
    // The metadata repeat these values unescaped, so that they contain no personal data.
    info: { Title: title, Creator: 'Comptoir', Producer: 'Comptoir', CreationDate: created, ModDate: created },
  })
  const chunks: Buffer[] = []
  const isRead = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
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

function drawHead(pdf: Pdf, part: Part, { kind, number, seller }: InvoiceDocument, words: DocumentWords): void {
  const lines = [seller.name === seller.shop ? '' : seller.name, ...seller.address, seller.telephone, seller.email]
  tag(pdf, part, 'P', () => {
    write(pdf, seller.shop, EDGE, EDGE, { size: 15, width: 250, isBold: true })
    write(pdf, lines.filter(Boolean).join('\n'), EDGE, pdf.y + 4, { ...SMALL, width: 250, gap: 1.5 })
  })
  const below = pdf.y
  const right = { width: RIGHT - 310, isRight: true }
  tag(pdf, part, 'H1', () => {
    write(pdf, words.title[kind], 310, EDGE - 5, { ...right, size: 22, isBold: true })
    write(pdf, number, 310, pdf.y, { ...right, size: 11, ink: MUTED })
  })
  pdf.y = Math.max(pdf.y, below) + 22
}

/** Draws the buyer on the left, and the details of the document on the right. */
function drawParties(pdf: Pdf, part: Part, document: InvoiceDocument, words: DocumentWords): void {
  const { buyer, deliverTo } = document
  const top = pdf.y
  const block = (label: string, lines: readonly string[]) =>
    tag(pdf, part, 'P', () => {
      write(pdf, label, EDGE, pdf.y, { ...SMALL, width: 235 })
      write(pdf, lines.filter(Boolean).join('\n'), EDGE, pdf.y + 2, { size: 10, width: 235, gap: 1.5 })
      pdf.y += 10
    })
  block(words.buyer, [
    ...new Set([buyer.company, buyer.name, ...buyer.address]),
    buyer.siren && `${words.siren} ${buyer.siren}`,
    buyer.vatNumber && `${words.vatNumber} ${buyer.vatNumber}`,
  ])
  if (deliverTo) block(words.deliverTo, deliverTo)
  const below = pdf.y
  pdf.y = top
  for (const [label = '', value] of detailsOf(document, words)) {
    if (!value) continue
    tag(pdf, part, 'P', () => {
      const { y } = pdf
      write(pdf, label, DETAILS, y + 1, { ...SMALL, width: VALUES - DETAILS - 8 })
      const end = pdf.y
      write(pdf, value, VALUES, y, { size: 9.5, width: RIGHT - VALUES, gap: 1 })
      pdf.y = Math.max(pdf.y, end) + 5
    })
  }
  pdf.y = Math.max(pdf.y, below) + 14
}

function detailsOf(document: InvoiceDocument, words: DocumentWords): string[][] {
  const { kind, payment, order, suppliedOn, credits, reason, issuedOn } = document
  const isDue = kind === 'invoice' && document.grossCents > 0
  const settled = payment.paidOn ? words.settled[kind](words.formats.day(payment.paidOn)) : isDue ? words.due : ''
  const credited = credits ? words.credits(credits.number, words.formats.day(credits.issuedOn)) : ''
  return [
    [words.issuedOn, words.formats.day(issuedOn)],
    [words.orderLabel, words.order(order.id, words.formats.day(order.placedOn))],
    [words.suppliedOn, suppliedOn && kind === 'invoice' ? words.formats.day(suppliedOn) : ''],
    [words.dueOn, payment.dueOn ? words.formats.day(payment.dueOn) : ''],
    [words.payment, [payment.method, settled].filter(Boolean).join('\n')],
    [words.reason, [credited, reason].filter(Boolean).join('\n')],
  ]
}

function drawSentences(pdf: Pdf, part: Part, document: InvoiceDocument, words: DocumentWords): void {
  const discounts = document.discounts.map(({ name, cents }) => `${name} ${words.formats.cents(cents)}`)
  const { terms = '' } = document.payment
  const shown = [
    ...(discounts.length > 0 ? [words.discounts(discounts.join(', '))] : []),
    ...document.sentences.filter((one) => !terms.includes(one)),
    ...(terms ? [terms] : []),
    words.category,
  ]
  const style = { ...SMALL, width: RIGHT - EDGE }
  makeRoom(
    pdf,
    shown.reduce((sum, one) => sum + heightOf(pdf, one, style) + 3, 0),
  )
  for (const one of shown)
    tag(pdf, part, 'P', () => {
      write(pdf, one, EDGE, pdf.y, style)
      pdf.y += 3
    })
}

/** The particulars of the seller and the page numbers, which are known once each page is drawn. */
function drawFeet(pdf: Pdf, { seller, number }: InvoiceDocument, words: DocumentWords): void {
  const { count } = pdf.bufferedPageRange()
  const particulars = [
    [seller.name, seller.legalForm, seller.address.join(', ')],
    [seller.registration, seller.vatNumber && `${words.vatNumber} ${seller.vatNumber}`],
  ].map((parts) => parts.filter(Boolean).join(' · '))
  const style = { size: 7.5, ink: MUTED, gap: 1.5 }
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // Otherwise text this low on the page would start a new page.
    const { bottom } = pdf.page.margins
    pdf.page.margins.bottom = 0
    rule(pdf, HEIGHT - EDGE - 30)
    pdf.markContent('Artifact', { type: 'Pagination' })
    const at = HEIGHT - EDGE - 22
    write(pdf, particulars.filter(Boolean).join('\n'), EDGE, at, { ...style, width: 380 })
    write(pdf, words.page(number, page + 1, count), RIGHT - 110, at, { ...style, width: 110, isRight: true })
    pdf.endMarkedContent()
    pdf.page.margins.bottom = bottom
  }
}
