import { texts } from '#texts/sales/terms'
import { useOwnerLanguage } from '../../ui/identity/shop-identity.ts'
import { Parts } from './parts.tsx'
import type { Section } from './section.ts'

/** The table of contents and the numbered sections of the terms. Its parent is a grid with two columns. */
export function TermsDocument({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <Contents sections={sections} />
      <div className="max-w-[68ch] lg:col-start-2">
        {sections.map((section, index) => (
          <NumberedSection key={section.id} number={index + 1} section={section} />
        ))}
      </div>
    </>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  const owner = useOwnerLanguage()
  return (
    <nav
      aria-label={texts.sections}
      className="mt-8 border-line border-y py-3 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <ol className="text-sm sm:columns-2 lg:columns-1">
        {sections.map(({ id, title, isOwn }, index) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2 rounded-control px-2 py-1 hover:bg-sunken lg:min-h-9"
            >
              <span className="w-5 shrink-0 text-right text-muted tabular-nums">{index + 1}</span>{' '}
              <span lang={isOwn ? owner : undefined}>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function NumberedSection({ number, section: { id, title, isOwn, clauses } }: { number: number; section: Section }) {
  const owner = useOwnerLanguage()
  return (
    <section id={id} className="mt-12">
      <h2 className="text-xl">
        {number}. <span lang={isOwn ? owner : undefined}>{title}</span>
      </h2>
      {clauses.map((clause, index) => (
        <div key={clause.id ?? clause.title ?? index} id={clause.id}>
          {clause.title && (
            <h3 className="mt-6 text-lg">
              {number}.{numberOfClause(clauses, index)}{' '}
              <span lang={clause.isOwn ? owner : undefined}>{clause.title}</span>
            </h3>
          )}
          <Parts parts={clause.text} />
        </div>
      ))}
    </section>
  )
}

/** Clauses without a title come before the numbered ones and are not counted. */
function numberOfClause(clauses: Section['clauses'], index: number): number {
  return clauses.slice(0, index + 1).filter(({ title }) => title).length
}
