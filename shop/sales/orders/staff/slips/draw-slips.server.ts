import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import PdfDocument from 'pdfkit'
import { texts } from '#texts/sales/orders/staff/slips'
import { currentLanguage } from '../../../../../lib/texts/current-language.ts'
import { inLanguage } from '../../../../../server/language/in-language.ts'
import type { PackingSlip, SlipSender } from './packing-slip.server.ts'

/** A font that covers all European languages. */
const PLAIN = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
const BOLD = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'))

/** In points (1/72 inch). */
const EDGE = 50
const COLUMNS = { packed: EDGE, quantity: EDGE + 55, what: EDGE + 105, sku: EDGE + 385 }
const BOX = 13
const ROW_GAP = 9
const MARK = 24
const FOOT = 36
const INK = '#111111'
const MUTED = '#555555'
const LINE = '#bbbbbb'

type Pdf = InstanceType<typeof PdfDocument>

/**
 * Draws packing slips, each starting on a new page: A4, tagged for screen readers, with title and language. The file
 * has the language of its slips, or that of the reader if they have different ones.
 * @param each awaited between two slips, so that other work in this process can run
 */
export async function drawSlips(
  slips: readonly PackingSlip[],
  sender: SlipSender,
  each = setImmediate,
): Promise<Buffer> {
  const [first] = slips
  const isInOneLanguage = slips.every(({ language }) => language === first?.language)
  const language = first && isInOneLanguage ? first.language : currentLanguage()
  const pdf = new PdfDocument({
    size: 'A4',
    margin: EDGE,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: inLanguage(language, () => texts.title(slips.map(({ id }) => id))), Author: sender.name },
  })
  const chunks: Buffer[] = []
  const isRead = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  pdf.registerFont('plain', PLAIN).registerFont('bold', BOLD)
  const whole = pdf.struct('Document')
  pdf.addStructure(whole)
  for (const slip of slips) {
    inLanguage(slip.language, () => drawSlip(pdf, whole, slip, sender))
    await each()
  }
  whole.end()
  pdf.end()
  return isRead
}

type Part = ReturnType<Pdf['struct']>

function drawSlip(pdf: Pdf, whole: Part, slip: PackingSlip, sender: SlipSender): void {
  const first = pdf.bufferedPageRange().count
  pdf.addPage()
  const part = pdf.struct('Sect', { title: `${texts.packingSlip} ${slip.id}`, lang: slip.language })
  whole.add(part)
  const say = (kind: string, draw: () => void) => part.add(pdf.struct(kind, {}, draw))

  say('P', () => drawSender(pdf, sender))
  say('H1', () => {
    pdf.font('plain').fontSize(10).fillColor(MUTED).text(texts.packingSlip, 330, EDGE, { width: 215, align: 'right' })
    pdf.font('bold').fontSize(30).fillColor(INK).text(String(slip.id), { width: 215, align: 'right' })
  })
  say('P', () => {
    pdf.font('plain').fontSize(9).fillColor(MUTED)
    pdf.text(slip.isCollection ? texts.collectedBy : texts.deliverTo, EDGE, 150, { width: 280 })
    pdf.font('plain').fontSize(13).fillColor(INK).text(slip.recipient.join('\n'), { width: 280, lineGap: 2 })
  })
  const below = Math.max(pdf.y, 150)
  say('P', () => {
    pdf.y = 150
    for (const { name, value } of slip.facts) {
      pdf.font('plain').fontSize(9).fillColor(MUTED).text(name, 350, pdf.y, { width: 195 })
      pdf.fontSize(10).fillColor(INK).text(value, { width: 195 })
      pdf.moveDown(0.4)
    }
  })
  pdf.y = Math.max(pdf.y, below) + 24

  const table = pdf.struct('Table')
  part.add(table)
  drawHead(pdf, table)
  for (const line of slip.lines) drawLine(pdf, table, line, sender.language)
  table.end()
  const pieces = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  say('P', () =>
    pdf
      .font('bold')
      .fontSize(10)
      .text(texts.inTotal(pieces), COLUMNS.quantity, pdf.y + 4),
  )
  part.end()
  numberPages(pdf, slip.id, first)
}

/** The logo, or icon and name, with the shop's address below. */
function drawSender(pdf: Pdf, { name, address, logo, mark }: SlipSender): void {
  pdf.fillColor(INK)
  if (logo) {
    pdf.image(logo, EDGE, EDGE, { fit: [200, 40] })
    pdf.y = EDGE + 46
  } else {
    const left = mark ? EDGE + MARK + 9 : EDGE
    if (mark) pdf.image(mark, EDGE, EDGE, { fit: [MARK, MARK] })
    pdf
      .font('bold')
      .fontSize(16)
      .text(name, left, EDGE + 2, { width: 260 + EDGE - left })
    pdf.y = Math.max(pdf.y, EDGE + MARK + 2)
  }
  pdf.font('plain').fontSize(9).fillColor(MUTED)
  pdf.text((logo ? [name, ...address] : address).join(' · '), EDGE, pdf.y + 4, { width: 260 })
}

function drawHead(pdf: Pdf, table: Part): void {
  const y = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  for (const name of ['packed', 'quantity', 'what', 'sku'] as const)
    row.add(
      pdf.struct('TH', {}, () => {
        pdf.font('plain').fontSize(9).fillColor(MUTED).text(texts.columns[name], COLUMNS[name], y, { lineBreak: false })
      }),
    )
  row.end()
  rule(pdf, y + 15)
  pdf.y = y + 15 + ROW_GAP
}

/** @param language the language of product names */
function drawLine(
  pdf: Pdf,
  table: Part,
  { quantity, title, variant, sku }: PackingSlip['lines'][number],
  language: string | undefined,
): void {
  const [width, skuWidth] = [COLUMNS.sku - COLUMNS.what - 12, 595 - EDGE - COLUMNS.sku]
  pdf.font('bold').fontSize(11)
  const titleHeight = pdf.heightOfString(title, { width })
  pdf.font('plain').fontSize(10)
  const textHeight = titleHeight + pdf.heightOfString(variant, { width })
  const height = Math.max(textHeight, pdf.heightOfString(sku || ' ', { width: skuWidth }), BOX)
  if (pdf.y + height > pdf.page.height - EDGE - FOOT) {
    pdf.addPage()
    pdf.y = EDGE
    drawHead(pdf, table)
  }
  const y = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  const cell = (draw: () => void, lang?: string) => row.add(pdf.struct('TD', lang ? { lang } : {}, draw))
  cell(
    () =>
      void pdf
        .rect(COLUMNS.packed + 4, y, BOX, BOX)
        .lineWidth(1)
        .strokeColor(INK)
        .stroke(),
  )
  cell(() => pdf.font('bold').fontSize(12).fillColor(INK).text(String(quantity), COLUMNS.quantity, y, { width: 45 }))
  cell(() => {
    pdf.font('bold').fontSize(11).text(title, COLUMNS.what, y, { width })
    pdf.font('plain').fontSize(10).fillColor(MUTED).text(variant, { width })
  }, ownLang(language))
  cell(() => pdf.font('plain').fontSize(10).fillColor(INK).text(sku, COLUMNS.sku, y, { width: skuWidth }))
  row.end()
  rule(pdf, y + height + ROW_GAP)
  pdf.y = y + height + 2 * ROW_GAP
}

/** Undefined if it is the language of the slip. */
const ownLang = (language: string | undefined) => (language === currentLanguage() ? undefined : language)

/** A decorative line, hidden from screen readers. */
function rule(pdf: Pdf, y: number): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(EDGE, y)
    .lineTo(595 - EDGE, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  pdf.endMarkedContent()
}

/** The number of pages is known only after the slip is drawn. */
function numberPages(pdf: Pdf, id: number, first: number): void {
  const pages = pdf.bufferedPageRange().count - first
  for (let page = 0; page < pages; page += 1) {
    pdf.switchToPage(first + page)
    // Otherwise text this low on the page would start a new page.
    const { bottom } = pdf.page.margins
    pdf.page.margins.bottom = 0
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font('plain').fontSize(9).fillColor(MUTED)
    pdf.text(texts.page(id, page + 1, pages), EDGE, pdf.page.height - EDGE - 10, { width: 495, align: 'center' })
    pdf.endMarkedContent()
    pdf.page.margins.bottom = bottom
  }
}
