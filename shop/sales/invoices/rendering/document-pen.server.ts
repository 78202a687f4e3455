import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import type PdfDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PdfDocument>
export type Part = ReturnType<Pdf['struct']>

/** Returns the path of a file of this folder. The program is bundled, and `import.meta.url` keeps its folder. */
const ownFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const packageFile = (path: string) => fileURLToPath(import.meta.resolve(path))

/** The font of the shop, which has Western European letters only. `npm run fonts` creates the files. */
export const MAIN_FONT = ownFile('./fonts/hanken-grotesk-400.ttf')
const FONTS = {
  plain: MAIN_FONT,
  bold: ownFile('./fonts/hanken-grotesk-600.ttf'),
  // For lines with other letters, such as Greek names.
  otherPlain: packageFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  otherBold: packageFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
}

/** In points (1/72 inch). */
export const EDGE = 50
export const WIDTH = 595.28
export const HEIGHT = 841.89
export const RIGHT = WIDTH - EDGE
/** Space for the particulars of the seller at the end of each page. */
const FOOT = 40
export const INK = '#16140f'
export const MUTED = '#5f5a52'
const LINE = '#d5d0c8'

export interface Style {
  size: number
  width: number
  ink?: string
  isBold?: boolean
  isRight?: boolean
  /** Space between lines. */
  gap?: number
}

let characters: Set<number> | undefined

const isInMainFont = (text: string) => {
  characters ??= readCharacters()
  return [...text].every((character) => characters?.has(character.codePointAt(0) ?? 0))
}

function readCharacters(): Set<number> {
  const font = openSync(MAIN_FONT)
  if (!('characterSet' in font)) throw new Error(`${MAIN_FONT} contains several fonts.`)
  return new Set(font.characterSet)
}

/** Intl separates thousands with a narrow space, which the font lacks. */
const linesOf = (text: string) => text.replaceAll('\u202F', '\u00A0').split('\n')

function setFont(pdf: Pdf, line: string, { size, isBold = false }: Style): void {
  const [main, other] = isBold ? [FONTS.bold, FONTS.otherBold] : [FONTS.plain, FONTS.otherPlain]
  // By path: pdfkit parses a registered font that it has under another name again with each call.
  pdf.font(isInMainFont(line) ? main : other).fontSize(size)
}

/** Writes text below a point. Afterwards, `pdf.y` is below the text. */
export function write(pdf: Pdf, text: string, x: number, y: number, style: Style): void {
  pdf.y = y
  for (const line of linesOf(text)) {
    setFont(pdf, line, style)
    pdf.fillColor(style.ink ?? INK)
    pdf.text(line, x, pdf.y, {
      ...{ width: style.width, lineGap: style.gap ?? 0 },
      align: style.isRight ? 'right' : 'left',
    })
  }
}

/** Writes one line that ends at an edge, in a smaller size if the width is insufficient. */
export function writeFitted(pdf: Pdf, text: string, right: number, y: number, style: Style): void {
  const [line = ''] = linesOf(text)
  setFont(pdf, line, style)
  const size = Math.min(style.size, (style.size * (style.width - 1)) / Math.max(1, pdf.widthOfString(line)))
  write(pdf, line, right - style.width, y + (style.size - size), { ...style, size, isRight: true })
}

/** Returns the height of text in points. */
export function heightOf(pdf: Pdf, text: string, style: Style): number {
  return linesOf(text).reduce((sum, line) => {
    setFont(pdf, line, style)
    return sum + pdf.heightOfString(line, { width: style.width, lineGap: style.gap ?? 0 })
  }, 0)
}

/** Adds an element for screen readers. */
export const tag = (pdf: Pdf, part: Part, kind: string, draw: () => void): void =>
  void part.add(pdf.struct(kind, {}, draw))

/** Starts a new page if the height is not available. @returns true after a new page */
export function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= HEIGHT - EDGE - FOOT) return false
  pdf.addPage()
  pdf.y = EDGE
  return true
}

/** Draws a decorative line, hidden from screen readers. */
export function rule(pdf: Pdf, y: number, from = EDGE): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(LINE).stroke()
  pdf.endMarkedContent()
}
