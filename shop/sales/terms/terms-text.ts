import { texts } from '#texts/sales/terms/clauses'
import { currentLanguage } from '../../../lib/texts/current-language.ts'
import type { Operator } from './clauses/operator.ts'
import { markdownAsText, type OwnClause } from './own-clauses/own-clauses.ts'
import type { Clause, Part, Prose } from './section.ts'
import { sectionsFor } from './sections.ts'

/** Cache of generated texts: they change only when the owner changes a setting. */
const written = new Map<string, string>()
const MOST_WRITTEN = 8

function once(what: string, given: readonly unknown[], write: () => string): string {
  const key = JSON.stringify([what, currentLanguage(), ...given])
  const text = written.get(key) ?? write()
  if (written.size >= MOST_WRITTEN) written.clear()
  written.set(key, text)
  return text
}

/**
 * Returns the terms in the current language as plain text.
 * @param address of the shop, for absolute links
 * @param own the published own clauses
 */
export const termsText = (operator: Operator, address: string, own: readonly OwnClause[] = []): string =>
  once('terms', [operator, address, own], () => writtenTerms(operator, address, own))

const writtenTerms = (operator: Operator, address: string, own: readonly OwnClause[]): string =>
  `${sectionsFor(operator, own)
    .map(({ title, clauses }, index) =>
      [`${index + 1}. ${title}`, ...clauses.map((one) => clauseText(one, address))].join('\n\n'),
    )
    .join('\n\n\n')}\n`

/** Returns the withdrawal form in the current language as plain text. */
export const withdrawalFormText = (operator: Operator, address: string): string =>
  once('form', [operator, address], () => `${clauseText(texts.withdrawalForm(operator), address)}\n`)

const clauseText = ({ title, text }: Clause, address: string): string =>
  [...(title ? [title] : []), ...text.map((part) => partText(part, address))].join('\n\n')

function partText(part: Part, address: string): string {
  if (typeof part === 'string') return prose(part, address)
  if ('list' in part) return part.list.map((one) => `- ${prose(one, address)}`).join('\n')
  if ('terms' in part) return part.terms.map(({ term, text }) => `${term}: ${prose(text, address)}`).join('\n')
  if ('markdown' in part) return markdownAsText(part.markdown, address)
  return [part.boxed, ...part.text.map((one) => partText(one, address))].join('\n\n')
}

/** Writes addresses after their link text; links within the terms are left out. */
const prose = (text: Prose, address: string): string =>
  text
    .replace(/[ \n]+/g, ' ')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, link: string) =>
      link.startsWith('#') ? words : `${words} (${link.startsWith('/') ? address : ''}${link})`,
    )
    .trim()
