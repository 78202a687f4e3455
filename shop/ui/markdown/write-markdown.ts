import type { MarkdownRun } from './markdown.contract.ts'
import { readMarkdown } from './read-markdown.ts'

/** Longer texts are above every limit and are written without marks. */
const MAX_MARKED = 20_000

/** Writes runs of text with line breaks so that they parse to the same runs; plain where no marks are needed. */
export function writeMarkdown(runs: readonly MarkdownRun[]): string {
  const plain = atLineStart(runs.map(({ text }) => escaped(text, false)).join(''))
  if (plain.length > MAX_MARKED || runs.every(({ bold, italic, href }) => !bold && !italic && !href)) return plain
  const marked = atLineStart(byBold(runs))
  return seen(runsIn(marked)) === seen(runs) ? marked : plain
}

const byBold = (runs: readonly MarkdownRun[]) =>
  groupRuns(runs, ({ bold }) => bold)
    .map((group) => wrapped(byItalic(group), group[0]?.bold ? '**' : ''))
    .join('')

const byItalic = (runs: readonly MarkdownRun[]) =>
  groupRuns(runs, ({ italic }) => italic)
    .map((group) => wrapped(byLink(group), group[0]?.italic ? '*' : ''))
    .join('')

const byLink = (runs: readonly MarkdownRun[]) =>
  groupRuns(runs, ({ href }) => href)
    .map((group) => {
      const href = group[0]?.href
      const text = group.map((run) => escaped(run.text, href !== undefined)).join('')
      return href === undefined ? text : wrapped(text, '[', `](${inAddress(href)})`)
    })
    .join('')

/** Puts spaces outside the marks, as Markdown requires. */
function wrapped(text: string, before: string, after = before): string {
  const inner = text.trim()
  if (before === '' || inner === '') return text
  const [start, end] = [text.indexOf(inner), text.indexOf(inner) + inner.length]
  return text.slice(0, start) + before + inner + after + text.slice(end)
}

function groupRuns(runs: readonly MarkdownRun[], mark: (run: MarkdownRun) => unknown): MarkdownRun[][] {
  const groups: MarkdownRun[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last?.[0] && mark(last[0]) === mark(run)) last.push(run)
    else groups.push([run])
  }
  return groups
}

/** Escapes characters that would be parsed as marks; not those between spaces or underscores inside words. */
function escaped(text: string, isInLink: boolean): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/(?<=\S|^)\*|\*(?=\S|$)/g, '\\*')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(isInLink ? /[[\]]/g : /](?=\(|$)/g, '\\$&')
}

const atLineStart = (text: string) =>
  text.replace(/^(#{1,6}|[-+*])(?=\s|$)/gm, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')

const inAddress = (href: string) =>
  href.replace(/[\s()<>\\]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)

const runsIn = (text: string): MarkdownRun[] =>
  readMarkdown(text).flatMap((block) => (block.kind === 'paragraph' ? block.content : []))

/** Returns each character with its marks, to compare runs regardless of their boundaries and of spaces. */
const seen = (runs: readonly MarkdownRun[]) =>
  runs
    .flatMap(({ text, bold = false, italic = false, href = '' }) =>
      [...text.replace(/\s+/g, '')].map((character) => `${character}${bold}${italic}${href && inAddress(href)}`),
    )
    .join('\n')
