import type { MarkdownBlock } from '../../../ui/markdown/markdown.contract.ts'
import type { Clause, Section } from '../section.ts'
import type { ClauseSection } from './clause-sections.contract.ts'

/** An own clause as the owner writes it. */
export interface StoredClause {
  /** A UUID that stays while the clause is edited. */
  id: string
  section: ClauseSection
  /** Before or after the generated clauses of the section; of no meaning for `own`. */
  place: 'before' | 'after'
  /** The title of the clause or own section; may be empty in a generated section. */
  title: string
  /** Markdown. */
  text: string
}

/** An own clause with its parsed text. */
export type OwnClause = Omit<StoredClause, 'text'> & { blocks: MarkdownBlock[]; translated?: string[] | undefined }

/** Returns the sections with own clauses. Generated sections keep their numbers, because clauses refer to them. */
export function withOwnClauses(sections: readonly Section[], own: readonly OwnClause[]): readonly Section[] {
  if (own.length === 0) return sections
  const at = (section: string, place: OwnClause['place']) =>
    own.filter((one) => one.section === section && one.place === place).map(clauseOf)
  return [
    ...sections.map((section) => ({
      ...section,
      clauses: [...at(section.id, 'before'), ...section.clauses, ...at(section.id, 'after')],
    })),
    ...own
      .filter(({ section }) => section === 'own')
      .map((one) => ({
        ...{ id: `own-${one.id}`, title: one.title, isOwn: !one.translated?.includes('title') },
        clauses: [{ text: textOf(one) }],
      })),
  ]
}

const textOf = ({ blocks, translated }: OwnClause) => [{ markdown: blocks, isTranslated: translated?.includes('text') }]

const clauseOf = (clause: OwnClause): Clause => ({
  id: `own-${clause.id}`,
  ...(clause.title !== '' && { title: clause.title, isOwn: !clause.translated?.includes('title') }),
  text: textOf(clause),
})

/** Returns Markdown blocks as plain text with the addresses of links. One empty line separates paragraphs. */
export function markdownAsText(blocks: readonly MarkdownBlock[], urlOf: (path: string) => string): string {
  const runs = (content: readonly { text: string; href?: string | undefined }[]) =>
    content
      .map(({ text, href }) => (href ? `${text} (${href.startsWith('/') ? urlOf(href) : href})` : text))
      .join('')
      .replace(/\n{2,}/g, '\n')
      .trim()
  const mark = (start: number | null, index: number) => (start === null ? '-' : `${start + index}.`)
  return blocks
    .map((block) =>
      block.kind === 'list'
        ? block.items
            .flatMap(({ content, lists }, index) => [
              `${mark(block.start, index)} ${runs(content)}`,
              ...lists.flatMap((list) => list.items.map((item, place) => `  ${mark(list.start, place)} ${runs(item)}`)),
            ])
            .join('\n')
        : runs(block.content),
    )
    .filter((text) => text !== '')
    .join('\n\n')
}
