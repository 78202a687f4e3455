import { href, Link } from 'react-router'
import { texts } from '#texts/sales/terms'
import { apiFrom } from '../../core/api.ts'
import { getShop } from '../../core/settings/shop.contract.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { pageMeta } from '../../ui/meta/page-meta.ts'
import { Sentence } from '../../ui/sentence.ts'
import { Day } from '../../ui/time.tsx'
import type { Route } from './+types/terms-of-services.page'
import { getCurrentOwnTerms } from './own-clauses/own-clauses.contract.ts'
import { LAST_UPDATED, sectionsFor } from './sections.ts'
import { TermsDocument } from './terms-document.tsx'

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const api = apiFrom(context)
  const [{ name, legal, is_selling, recomputes_offers, pays_with }, own] = await Promise.all([
    orErrorPage(texts.failedToLoad, api(getShop, {})),
    orErrorPage(texts.failedToLoad, api(getCurrentOwnTerms, {})),
  ])
  return {
    operator: { shop: name, isSelling: is_selling, recomputesOffers: recomputes_offers, paysWith: pays_with, ...legal },
    own,
  }
}
export const loader = load
export const clientLoader = load

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.termsOfService,
    description: texts.termsOfUseOrders,
    path: href('/terms_of_services'),
  })

export default function TermsOfServices({ loaderData: { operator, own } }: Route.ComponentProps) {
  const updated = own.published_on !== null && own.published_on > LAST_UPDATED ? own.published_on : LAST_UPDATED
  return (
    <div className="grid gap-x-12 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <header className="lg:col-start-2">
        <h1 className="text-3xl">{texts.termsOfService}</h1>
        <p className="mt-3 text-muted">
          <Sentence of={texts.lastUpdatedOn(<Day of={updated} />)} />
        </p>
        {own.number !== null && (
          <p className="mt-1 text-muted">
            <Sentence
              of={texts.earlierVersions(
                <Link to={href('/orders')} className="text-accent underline underline-offset-4">
                  {texts.yourOrders}
                </Link>,
              )}
            />
          </p>
        )}
      </header>
      <TermsDocument sections={sectionsFor(operator, own.clauses)} />
    </div>
  )
}
