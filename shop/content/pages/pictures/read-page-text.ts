import { readMarkdown } from '../../../ui/markdown/read-markdown.ts'
import { keyOfPicture, type PageBlock, type PagePicture, pictureOfLine } from './page-text.contract.ts'

/** Parses the text of a page. Pictures are left out if they are not among the known ones. */
export function readPageText(text: string, pictures: readonly PagePicture[]): PageBlock[] {
  const known = new Map(pictures.map((one) => [keyOfPicture(one.picture), one]))
  const blocks: PageBlock[] = []
  let lines: string[] = []
  const endText = () => {
    if (lines.some((line) => line.trim() !== '')) blocks.push(...readMarkdown(lines.join('\n')))
    lines = []
  }
  for (const line of text.split('\n')) {
    const written = pictureOfLine(line)
    const key = written && keyOfPicture(written.address)
    if (written === undefined || key === undefined) {
      lines.push(line)
      continue
    }
    endText()
    const found = known.get(key)
    if (found) blocks.push({ kind: 'picture', ...found, alt: written.alt })
  }
  endText()
  return blocks
}
