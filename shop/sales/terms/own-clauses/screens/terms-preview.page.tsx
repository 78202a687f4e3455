import { href } from 'react-router'
import { texts } from '#texts/sales/terms/own-clauses/screens'
import { showDay } from '../../../../../lib/texts/dates.ts'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { type ScreenRequest, staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { getShop } from '../../../../core/settings/shop.contract.ts'
import { nullOn404 } from '../../../../ui/feedback/null-on-404.ts'
import type { Operator } from '../../clauses/operator.ts'
import { sectionsFor } from '../../sections.ts'
import { TermsDocument } from '../../terms-document.tsx'
import { type ClauseResponse, getOwnTerms, getOwnTermsVersion } from '../own-clauses.contract.ts'
import type { Route } from './+types/terms-preview.page'

interface Loaded {
  operator: Operator
  /** Undefined for the draft; null for a version that does not exist. */
  version: { number: number; time_published: string; by: string } | null | undefined
  clauses: ClauseResponse[]
}

const screen = staffPage(() => ({
  // Loads the draft, or the version of the address.
  load: async (api, { params }: ScreenRequest<Route.ClientLoaderArgs>): Promise<Loaded> => {
    const { number } = params as { number?: string }
    const own =
      number === undefined
        ? api(getOwnTerms, {}).then(({ draft: { clauses } }) => ({ version: undefined, clauses }))
        : api(getOwnTermsVersion, { params: { number } })
            .then(({ clauses, ...version }) => ({ version, clauses }))
            .catch(async (error) => ({ version: await nullOn404(error), clauses: [] }))
    const [shop, found] = await Promise.all([api(getShop, {}), own])
    const { name, legal, is_selling, recomputes_offers, pays_with } = shop
    return {
      operator: {
        shop: name,
        isSelling: is_selling,
        recomputesOffers: recomputes_offers,
        paysWith: pays_with,
        ...legal,
      },
      ...found,
    }
  },
  title: (found) => (found?.version ? texts.version(found.version.number) : texts.previewTitle),
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/terms'), name: texts.terms },
  waiting: 'fields',
  view: ({ operator, version, clauses }) =>
    version === null ? (
      <EmptyState>{texts.noSuchVersion}</EmptyState>
    ) : (
      <div data-wide className="max-w-6xl">
        <p className="text-muted">
          {version ? texts.versionText(showDay(version.time_published), version.by) : texts.previewText}
        </p>
        <div className="grid gap-x-12 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <TermsDocument sections={sectionsFor(operator, clauses)} />
        </div>
      </div>
    ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page
