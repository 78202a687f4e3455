import { texts } from '#texts/sales/terms/clauses'
import { currentLanguage } from '../../../lib/texts/current-language.ts'
import { labelled } from '../../../lib/texts/labelled.ts'
import { type OfferedLanguages, ONE_LANGUAGE } from '../../../lib/texts/offered-languages.ts'
import { pathInCurrentLanguage } from '../../../lib/texts/page-paths.ts'
import type { Operator } from './clauses/operator.ts'
import { markdownAsText, type OwnClause } from './own-clauses/own-clauses.ts'
import type { Clause, Part, Prose } from './section.ts'
import { sectionsFor } from './sections.ts'

/** Cache of generated texts: they change only when the owner changes a setting. */
const written = new Map<string, string>()
const MAX_CACHED = 8

function memoized(what: string, inputs: readonly unknown[], write: () => string): string {
  const key = JSON.stringify([what, currentLanguage(), ...inputs])
  const text = written.get(key) ?? write()
  if (written.size >= MAX_CACHED) written.clear()
  written.set(key, text)
  return text
}

/**
 * Returns the terms in the current language as plain text.
 * @param address of the shop, for absolute links
 * @param own the published own clauses in this language
 */
export const termsText = (
  operator: Operator,
  address: string,
  own: readonly OwnClause[] = [],
  languages: OfferedLanguages = ONE_LANGUAGE,
): string =>
  memoized('terms', [operator, address, own, languages], () =>
    writtenTerms(operator, own, (path) => address + pathInCurrentLanguage(path, languages)),
  )

/** Returns the absolute address of a path of the shop. */
type UrlOf = (path: string) => string

const writtenTerms = (operator: Operator, own: readonly OwnClause[], urlOf: UrlOf): string =>
  `${sectionsFor(operator, own)
    .map(({ title, clauses }, index) =>
      [`${index + 1}. ${title}`, ...clauses.map((one) => clauseText(one, urlOf))].join('\n\n'),
    )
    .join('\n\n\n')}\n`

/** Returns the withdrawal form in the current language as plain text. */
export const withdrawalFormText = (
  operator: Operator,
  address: string,
  languages: OfferedLanguages = ONE_LANGUAGE,
): string =>
  memoized('form', [operator, address, languages], () => {
    const urlOf: UrlOf = (path) => address + pathInCurrentLanguage(path, languages)
    return `${clauseText(texts.withdrawalForm(operator), urlOf)}\n`
  })

const clauseText = ({ title, text }: Clause, urlOf: UrlOf): string =>
  [...(title ? [title] : []), ...text.map((part) => partText(part, urlOf))].join('\n\n')

function partText(part: Part, urlOf: UrlOf): string {
  if (typeof part === 'string') return prose(part, urlOf)
  if ('list' in part) return part.list.map((one) => `- ${prose(one, urlOf)}`).join('\n')
  if ('terms' in part) return part.terms.map(({ term, text }) => labelled(term, prose(text, urlOf))).join('\n')
  if ('markdown' in part) return markdownAsText(part.markdown, urlOf)
  return [part.boxed, ...part.text.map((one) => partText(one, urlOf))].join('\n\n')
}

/** Writes addresses after their link text; links within the terms are left out. */
const prose = (text: Prose, urlOf: UrlOf): string =>
  text
    .replace(/[ \n]+/g, ' ')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, link: string) =>
      link.startsWith('#') ? words : `${words} (${link.startsWith('/') ? urlOf(link) : link})`,
    )
    .trim()
