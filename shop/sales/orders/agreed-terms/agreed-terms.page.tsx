import { data, href, Link } from 'react-router'
import { texts } from '#texts/sales/orders/agreed-terms'
import { apiFrom } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/agreed-terms.page'
import { readAgreedTerms } from './agreed-terms.contract.ts'

async function load({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const terms = await orErrorPage(texts.failedToLoad, apiFrom(context)(readAgreedTerms, { params }).catch(nullOn404))
  if (!terms) throw data(texts.noSuchTerms, { status: 404 })
  return terms
}
export const loader = load
export const clientLoader = load

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.termsAsAgreed)

export default function AgreedTermsPage({ loaderData: { words, language } }: Route.ComponentProps) {
  return (
    <article className="mx-auto max-w-[68ch]">
      <h1 className="text-3xl">{texts.termsAsAgreed}</h1>
      <p className="mt-3 text-muted">{texts.versionHint}</p>
      <p>
        <Link
          to={href('/terms_of_services')}
          className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {texts.termsOfToday}
        </Link>
      </p>
      <div lang={language}>
        {sectionsOf(words).map(({ title, text }) => (
          <section key={title} className="mt-10">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-3 whitespace-pre-line wrap-anywhere">{text}</p>
          </section>
        ))}
      </div>
    </article>
  )
}

/**
 * Splits plain-text terms into sections. Each begins with its title; two empty lines separate sections
 * (`shop/sales/terms/terms-text.ts`).
 */
function sectionsOf(words: string): { title: string; text: string }[] {
  return words
    .trim()
    .split('\n\n\n')
    .map((section) => {
      const [title = '', ...paragraphs] = section.split('\n\n')
      return { title, text: paragraphs.join('\n\n') }
    })
}
