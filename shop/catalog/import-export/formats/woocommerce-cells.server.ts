import type { Cell } from '../file/sheet.server.ts'
import { markdownFromHtml } from './markdown-from-html.server.ts'

/** Returns a cell as its shop had it: an export puts an apostrophe before what could be a formula. */
export function unescaped(cell: Cell): Cell
export function unescaped(cell: Cell | undefined): Cell | undefined
export function unescaped(cell: Cell | undefined): Cell | undefined {
  return cell && { ...cell, text: cell.text.replace(/^'(?=[=+\-@\t\r])/, '').trim() }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Reads a name: its shop keeps `&` as `&amp;`, and hands it out so (woocommerce/woocommerce#21910, #36520). */
export const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|apos|nbsp));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (ENTITIES[name] ?? whole) : characterOf(Number(code)),
  )

/** Takes what stands for no character, such as NUL or half of a pair, for the one that says so, as browsers do. */
const characterOf = (code: number) =>
  code === 0 || (code >= 0xd800 && code <= 0xdfff) ? '\uFFFD' : String.fromCodePoint(code)

/** Returns a cell that holds a name as people of its shop read it. */
export const namedIn = (cell: Cell | undefined): Cell | undefined =>
  cell && { ...cell, text: decoded(unescaped(cell).text) }

/** Reads several values of one cell: they are parted by commas, and a comma in one of them has a backslash before it. */
export function listedIn(cell: Cell | undefined): string[] {
  const values = ['']
  for (const [part] of unescaped(cell)?.text.matchAll(/\\,|,|[^,\\]+|\\/g) ?? []) {
    if (part === ',') values.push('')
    else values[values.length - 1] += part === '\\,' ? ',' : part
  }
  return values.map((value) => decoded(value.trim())).filter((value) => value !== '')
}

/** Reads a description: HTML, in which a line break is the two characters `\n`, and those two characters have one more backslash. */
export function describedIn(cell: Cell | undefined): string {
  const lines = (unescaped(cell)?.text ?? '')
    .split('\\\\n')
    .map((part) => part.replaceAll('\\n', '\n'))
    .join('\\n')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
  return markdownFromHtml(
    lines
      .map((line, index) => {
        const before = lines[index - 1]
        if (before === undefined || endsBlock(before) || beginsBlock(line)) return ` ${line}`
        return `${line === '' || before === '' ? '<p>' : '<br>'}${line}`
      })
      .join(''),
  )
}

// WordPress makes paragraphs of lines, but not between elements that are lines of their own.
const BLOCK = 'p|ul|ol|li|h[1-6]|div|table|thead|tbody|tr|td|th|blockquote|br|hr|figure'
const endsBlock = (line: string) => new RegExp(`</?(${BLOCK})( [^<>]*)?/?>$`, 'i').test(line.slice(-300))
const beginsBlock = (line: string) => new RegExp(`^</?(${BLOCK})[ />]`, 'i').test(line)
