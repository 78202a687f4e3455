import type { MarkdownBlock, MarkdownRun } from './markdown.contract.ts'

/** Returns the plain text of Markdown blocks, for search engines and single-line places. */
export function markdownText(blocks: readonly MarkdownBlock[]): string {
  return blocks.map((block) => (block.kind === 'list' ? itemsOf(block).join('\n') : textOf(block.content))).join('\n\n')
}

const itemsOf = ({ items }: Extract<MarkdownBlock, { kind: 'list' }>) =>
  items.flatMap(({ content, lists }) => [content, ...lists.flatMap((list) => list.items)]).map(textOf)

const textOf = (runs: readonly MarkdownRun[]) => runs.map(({ text }) => text).join('')
