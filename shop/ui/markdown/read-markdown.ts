import MarkdownIt, { type Token } from 'markdown-it'
import { isSafeHref } from '../../../lib/safe-href.ts'
import type { MarkdownBlock, MarkdownRun } from './markdown.contract.ts'
import { OpenList } from './open-list.ts'

/** Content nested deeper than this would be dropped by the parser. */
const MAX_NESTING = 100
/** Levels 1 and 2 are the titles of the page and the section. */
const HIGHEST_HEADING = 3

// Only this subset. HTML, images, code, quotes and tables stay plain text.
const parser = new MarkdownIt('zero', { maxNesting: MAX_NESTING })
parser.enable(['heading', 'list', 'emphasis', 'link', 'newline', 'escape', 'balance_pairs'])
parser.validateLink = isSafeHref

/**
 * Parses the supported Markdown subset: paragraphs, headings from level 3, nested lists, bold, italic, links. Every
 * text is valid.
 */
export function readMarkdown(text: string): MarkdownBlock[] {
  const tokens = parser.parse(text, {})
  // Text nested too deeply is shown as typed instead of being dropped.
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

/** @param isBold for headings inside lists, which are rendered as bold text */
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
