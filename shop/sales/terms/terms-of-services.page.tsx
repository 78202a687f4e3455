import { href } from 'react-router'
import * as texts from '#texts/sales/terms'
import { apiFrom } from '../../core/api.ts'
import { getShop } from '../../core/settings/shop.contract.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { pageMeta } from '../../ui/meta/page-meta.ts'
import { Sentence } from '../../ui/sentence.ts'
import { Day } from '../../ui/time.tsx'
import type { Route } from './+types/terms-of-services.page'
import { Parts } from './parts.tsx'
import type { Section } from './section.ts'
import { LAST_UPDATED, sectionsFor } from './sections.ts'

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const { name, legal, is_selling, pays_with } = await orErrorPage(texts.failedToLoad, apiFrom(context)(getShop, {}))
  return { shop: name, isSelling: is_selling, paysWith: pays_with, ...legal }
}
export const loader = load
export const clientLoader = load

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.termsOfService,
    description: texts.termsOfUseOrders,
    path: href('/terms_of_services'),
  })

export default function TermsOfServices({ loaderData }: Route.ComponentProps) {
  const sections = sectionsFor(loaderData)
  return (
    <div className="grid gap-x-12 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <header className="lg:col-start-2">
        <h1 className="text-3xl">{texts.termsOfService}</h1>
        <p className="mt-3 text-muted">
          <Sentence of={texts.lastUpdatedOn(<Day of={LAST_UPDATED} />)} />
        </p>
      </header>
      <Contents sections={sections} />
      <div className="max-w-[68ch] lg:col-start-2">
        {sections.map((section, index) => (
          <NumberedSection key={section.id} number={index + 1} section={section} />
        ))}
      </div>
    </div>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav
      aria-label={texts.sections}
      className="mt-8 border-line border-y py-3 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <ol className="text-sm sm:columns-2 lg:columns-1">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2 rounded-control px-2 py-1 hover:bg-sunken lg:min-h-9"
            >
              <span className="w-5 shrink-0 text-right text-muted tabular-nums">{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function NumberedSection({ number, section: { id, title, clauses } }: { number: number; section: Section }) {
  return (
    <section id={id} className="mt-12">
      <h2 className="text-xl">
        {number}. {title}
      </h2>
      {clauses.map((clause, index) => (
        <div key={clause.title ?? 'text'} id={clause.id}>
          {clause.title && (
            <h3 className="mt-6 text-lg">
              {number}.{numberOfClause(clauses, index)} {clause.title}
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
