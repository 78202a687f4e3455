import { Parser } from 'htmlparser2'
import { isSafeHref } from '../../../../lib/safe-href.ts'
import type { MarkdownRun } from '../../../ui/markdown/markdown.contract.ts'
import { writeMarkdown } from '../../../ui/markdown/write-markdown.ts'

const BOLD = new Set(['b', 'strong'])
const ITALIC = new Set(['i', 'em'])
const PARAGRAPH = new Set(['p', 'blockquote', 'table', 'figure', 'section', 'article', 'header', 'footer', 'hr', 'dl'])
const LINE = new Set(['div', 'tr', 'dt', 'dd', 'figcaption', 'caption'])
const CELL = new Set(['td', 'th'])
const LISTS = new Set(['ul', 'ol'])
/** Elements without readable text. */
export const SKIPPED_ELEMENTS = new Set([
  'script',
  'style',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
  'textarea',
  'title',
])
/** The Markdown supported in descriptions (docs/decisions/0040-markdown.md). */
const HIGHEST_HEADING = 3

interface OpenList {
  /** The next item number; undefined for an unordered list. */
  next: number | undefined
  /** The indentation of its markers. */
  indent: string
  /** The indentation of its items' content. */
  inner: string
}

/**
 * Converts the visible content of HTML to the Markdown of descriptions: bold, italics, links, lists and headings. Runs
 * in linear time.
 */
export function markdownFromHtml(html: string): string {
  const written = new WrittenMarkdown()
  let unread = 0
  const parser = new Parser({
    onopentag(name, { href }) {
      if (SKIPPED_ELEMENTS.has(name)) unread += 1
      else if (unread === 0) written.open(name, href)
    },
    onclosetag(name) {
      if (SKIPPED_ELEMENTS.has(name)) unread -= 1
      else if (unread === 0) written.close(name)
    },
    ontext(text) {
      if (unread === 0) written.say(text)
    },
  })
  parser.end(html)
  return written.text
}

class WrittenMarkdown {
  #text = ''
  #runs: MarkdownRun[] = []
  /** The whitespace between the last and the next text. */
  #gap: '' | ' ' | '\n' = ''
  #bold = 0
  #italic = 0
  #links: (string | undefined)[] = []
  #lists: OpenList[] = []
  #heading = 0
  /** True while the open item has no text yet. */
  #isNewItem = false
  #wasItem = false

  get text(): string {
    this.#end()
    return this.#text
  }

  open(name: string, href: string | undefined): void {
    if (BOLD.has(name)) this.#bold += 1
    else if (ITALIC.has(name)) this.#italic += 1
    else if (name === 'a') this.#links.push(href !== undefined && isSafeHref(href.trim()) ? href.trim() : undefined)
    else if (name === 'br') this.#break()
    else if (CELL.has(name)) this.say(this.#runs.length > 0 && this.#gap !== '\n' ? ' · ' : ' ')
    else if (name === 'li') {
      this.#end()
      this.#isNewItem = true
    } else if (LISTS.has(name)) {
      this.#end()
      const indent = this.#lists.at(-1)?.inner ?? ''
      this.#lists.push({ next: name === 'ol' ? 1 : undefined, indent, inner: indent })
    } else this.#edge(name, true)
  }

  close(name: string): void {
    if (BOLD.has(name)) this.#bold = Math.max(0, this.#bold - 1)
    else if (ITALIC.has(name)) this.#italic = Math.max(0, this.#italic - 1)
    else if (name === 'a') this.#links.pop()
    else if (name === 'li') {
      this.#end()
      this.#isNewItem = false
    } else if (LISTS.has(name)) {
      this.#end()
      this.#lists.pop()
    } else this.#edge(name, false)
  }

  say(text: string): void {
    const words = text.replaceAll('\u00ad', '').replace(/\s+/g, ' ')
    if (words.startsWith(' ')) this.#gap ||= ' '
    if (words.trim() === '') return
    this.#add((this.#runs.length > 0 ? this.#gap : '') + words.trim())
    this.#gap = words.endsWith(' ') ? ' ' : ''
  }

  /** Handles the start or end of a block element. */
  #edge(name: string, isStart: boolean): void {
    const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0)
    const isInItem = this.#lists.length > 0
    if (level > 0 && !isInItem) {
      this.#end()
      this.#heading = isStart ? Math.max(HIGHEST_HEADING, level) : 0
    } else if (LINE.has(name) || (isInItem && (level > 0 || PARAGRAPH.has(name)))) this.#line()
    else if (PARAGRAPH.has(name)) this.#end()
  }

  #line(): void {
    if (this.#runs.length > 0) this.#gap = '\n'
  }

  /** Two line breaks make a paragraph. */
  #break(): void {
    if (this.#gap === '\n' && this.#lists.length === 0) this.#end()
    else this.#line()
  }

  #add(text: string): void {
    const last = this.#runs.at(-1)
    const href = this.#links.at(-1)
    const marks = {
      ...(this.#bold > 0 && this.#heading === 0 && { bold: true as const }),
      ...(this.#italic > 0 && { italic: true as const }),
      ...(href !== undefined && { href }),
    }
    if (last && last.bold === marks.bold && last.italic === marks.italic && last.href === marks.href) last.text += text
    else this.#runs.push({ text, ...marks })
  }

  /** Writes the text since the last block. */
  #end(): void {
    const list = this.#lists.at(-1)
    const written = writeMarkdown(this.#runs)
      .trim()
      .replace(/ *\n */g, '\n')
    this.#runs = []
    if (written === '') return
    const gap = this.#text === '' ? '' : list && this.#wasItem ? '\n' : '\n\n'
    this.#text += gap + (list ? this.#itemOf(list, written) : this.#blockOf(written))
    this.#wasItem = list !== undefined
  }

  #blockOf(written: string): string {
    return this.#heading > 0 ? `${'#'.repeat(this.#heading)} ${written.replaceAll('\n', ' ')}` : written
  }

  /** Text after a nested list is a further line of the same item. */
  #itemOf(list: OpenList, written: string): string {
    const mark =
      this.#isNewItem || list.inner === list.indent ? (list.next === undefined ? '- ' : `${list.next}. `) : ''
    if (mark !== '') {
      list.inner = list.indent + ' '.repeat(mark.length)
      if (list.next !== undefined) list.next += 1
    }
    this.#isNewItem = false
    return (mark === '' ? list.inner : list.indent + mark) + written.replaceAll('\n', `\n${list.inner}`)
  }
}
