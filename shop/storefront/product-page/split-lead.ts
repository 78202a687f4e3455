import type { MarkdownBlock } from '../../ui/markdown/markdown.contract.ts'

const FIRST_SENTENCE = /^(?<lead>[^\n]{15,160}?[.!?…])(?:\s+(?=[\p{Lu}“"])|\s*$)(?<rest>.*)$/su

/**
 * Splits a description into its first sentence and the rest. No lead unless the text begins with a plain sentence of
 * 15 to 160 characters.
 */
export function splitLead(blocks: readonly MarkdownBlock[]): {
  lead: string | undefined
  rest: readonly MarkdownBlock[]
} {
  const [first, ...others] = blocks
  if (first?.kind !== 'paragraph') return { lead: undefined, rest: blocks }
  const [run, ...runs] = first.content
  const isPlain = run && !run.bold && !run.italic && run.href === undefined
  const { lead, rest = '' } = (isPlain ? FIRST_SENTENCE.exec(run.text)?.groups : undefined) ?? {}
  if (lead === undefined) return { lead, rest: blocks }
  const content = rest === '' ? runs : [{ text: rest }, ...runs]
  return { lead, rest: content.length === 0 ? others : [{ kind: 'paragraph', content }, ...others] }
}
