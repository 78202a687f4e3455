import type { MarkdownBlock, MarkdownRun } from './markdown.contract.ts'

/** Returns what somebody reads of a text, without what makes it bold or a link: for search engines and wherever there is one line. */
export function markdownText(blocks: readonly MarkdownBlock[]): string {
  return blocks.map((block) => (block.kind === 'list' ? itemsOf(block).join('\n') : textOf(block.content))).join('\n\n')
}

const itemsOf = ({ items }: Extract<MarkdownBlock, { kind: 'list' }>) =>
  items.flatMap(({ content, lists }) => [content, ...lists.flatMap((list) => list.items)]).map(textOf)

const textOf = (runs: readonly MarkdownRun[]) => runs.map(({ text }) => text).join('')
