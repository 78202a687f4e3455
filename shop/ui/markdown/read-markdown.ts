import MarkdownIt, { type Token } from 'markdown-it'
import { isSafeHref } from '../../../lib/safe-href.ts'
import type { MarkdownBlock, MarkdownRun } from './markdown.contract.ts'
import { OpenList } from './open-list.ts'

/** Deeper than anybody lists; what lies below it the parser would leave out. */
const MAX_NESTING = 100
/** Two stand above it: that of the page and that of the section. */
const HIGHEST_HEADING = 3

// These and nothing else: HTML, pictures, code, quotations and tables stay the letters that they are.
const parser = new MarkdownIt('zero', { maxNesting: MAX_NESTING })
parser.enable(['heading', 'list', 'emphasis', 'link', 'newline', 'escape', 'balance_pairs'])
parser.validateLink = isSafeHref

/** Reads a small Markdown: paragraphs, headings from level 3, lists in lists, bold, italic, links. Any text is some. */
export function readMarkdown(text: string): MarkdownBlock[] {
  const tokens = parser.parse(text, {})
  // Nothing is left out: what nests so deep is shown as it was typed.
  if (tokens.some(({ level }) => level >= MAX_NESTING - 2)) return [{ kind: 'paragraph', content: [{ text }] }]
  const blocks: MarkdownBlock[] = []
  const list = new OpenList()
  let level = 0
  for (const token of tokens) {
    list.take(token)
    if (token.type === 'heading_open') level = Math.max(HIGHEST_HEADING, Number(token.tag.slice(1)))
    if (token.type === 'heading_close') level = 0
    if (list.ended) blocks.push(list.ended)
    const content = runsOf(token, list.isOpen && level > 0)
    if (content.length === 0) continue
    if (list.isOpen) list.add(content)
    else blocks.push(level > 0 ? { kind: 'heading', level, content } : { kind: 'paragraph', content })
  }
  return blocks
}

/** @param isBold a heading has no room in a list, but it stands out */
function runsOf({ children }: Token, isBold: boolean): MarkdownRun[] {
  const runs: MarkdownRun[] = []
  const depth = { strong: isBold ? 1 : 0, em: 0 }
  let href: string | undefined
  for (const token of children ?? []) {
    const { type, tag, nesting, content } = token
    if (tag === 'strong' || tag === 'em') depth[tag] += nesting
    if (tag === 'a') href = nesting === 1 ? String(token.attrGet('href')) : undefined
    const text = type === 'softbreak' || type === 'hardbreak' ? '\n' : content
    if (text === '' || nesting !== 0) continue
    const marks = { ...(depth.strong > 0 && BOLD), ...(depth.em > 0 && ITALIC), ...(href !== undefined && { href }) }
    const last = runs.at(-1)
    if (last && last.bold === marks.bold && last.italic === marks.italic && last.href === marks.href) last.text += text
    else runs.push({ text, ...marks })
  }
  return runs
}

const BOLD = { bold: true } as const
const ITALIC = { italic: true } as const
