import type { ImportCell } from 'comptoir/extension'

/** Removes the apostrophe that WooCommerce writes before possible formulas. */
export function unescaped(cell: ImportCell): ImportCell
export function unescaped(cell: ImportCell | undefined): ImportCell | undefined
export function unescaped(cell: ImportCell | undefined): ImportCell | undefined {
  return cell && { ...cell, text: cell.text.replace(/^'(?=[=+\-@\t\r])/, '').trim() }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes HTML entities in names, such as `&amp;` (woocommerce/woocommerce#21910, #36520). */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(amp|lt|gt|quot|apos|nbsp));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (ENTITIES[name] ?? whole) : characterOf(Number(code)),
  )

/** Replaces invalid code points, such as NUL and lone surrogates, with U+FFFD as browsers do. */
const characterOf = (code: number) =>
  code === 0 || (code >= 0xd800 && code <= 0xdfff) ? '\uFFFD' : String.fromCodePoint(code)

/** Returns a cell with a decoded name. */
export const namedIn = (cell: ImportCell | undefined): ImportCell | undefined =>
  cell && { ...cell, text: decoded(unescaped(cell).text) }

/** Reads comma-separated values. A comma within a value is escaped with a backslash. */
export function listedIn(cell: ImportCell | undefined): string[] {
  const values = ['']
  for (const [part] of unescaped(cell)?.text.matchAll(/\\,|,|[^,\\]+|\\/g) ?? []) {
    if (part === ',') values.push('')
    else values[values.length - 1] += part === '\\,' ? ',' : part
  }
  return values.map((value) => decoded(value.trim())).filter((value) => value !== '')
}

/** Reads a description as HTML. Line breaks are written as `\n`, and a literal `\n` as `\\n`. */
export function htmlIn(cell: ImportCell): string {
  const lines = unescaped(cell)
    .text.split('\\\\n')
    .map((part) => part.replaceAll('\\n', '\n'))
    .join('\\n')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
  return lines
    .map((line, index) => {
      const before = lines[index - 1]
      if (before === undefined || endsBlock(before) || beginsBlock(line)) return ` ${line}`
      return `${line === '' || before === '' ? '<p>' : '<br>'}${line}`
    })
    .join('')
}

// WordPress turns lines into paragraphs, except next to block elements.
const BLOCK = 'p|ul|ol|li|h[1-6]|div|table|thead|tbody|tr|td|th|blockquote|br|hr|figure'
const endsBlock = (line: string) => new RegExp(`</?(${BLOCK})( [^<>]*)?/?>$`, 'i').test(line.slice(-300))
const beginsBlock = (line: string) => new RegExp(`^</?(${BLOCK})[ />]`, 'i').test(line)
