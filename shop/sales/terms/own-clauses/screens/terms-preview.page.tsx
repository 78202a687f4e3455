import { href } from 'react-router'
import { texts } from '#texts/sales/terms/own-clauses/screens'
import { showDay } from '../../../../../lib/texts/dates.ts'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../../core/api.ts'
import { getShop } from '../../../../core/settings/shop.contract.ts'
import { nullOn404 } from '../../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
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

/** Loads the draft, or the version of the address. */
export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs): Promise<Loaded> => {
  const api = apiFrom(context)
  const { number } = params as { number?: string }
  const own =
    number === undefined
      ? api(getOwnTerms, {}).then(({ draft: { clauses } }) => ({ version: undefined, clauses }))
      : api(getOwnTermsVersion, { params: { number } })
          .then(({ clauses, ...version }) => ({ version, clauses }))
          .catch(async (error) => ({ version: await nullOn404(error), clauses: [] }))
  const [shop, found] = await orErrorPage(texts.failedToLoad, Promise.all([api(getShop, {}), own]))
  const { name, legal, is_selling, recomputes_offers, pays_with } = shop
  return {
    operator: { shop: name, isSelling: is_selling, recomputesOffers: recomputes_offers, paysWith: pays_with, ...legal },
    ...found,
  }
})

const titleOf = (found: Loaded | undefined) =>
  found?.version ? texts.version(found.version.number) : texts.previewTitle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => noIndexMeta(matches, titleOf(loaderData))

export const handle = localizedConstant(() =>
  staffScreen<Loaded>({
    title: titleOf,
    reason: texts.onlyStaff,
    up: { to: href('/admin/terms'), name: texts.terms },
  }),
)

export default function TermsPreview({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ operator, version, clauses }) =>
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
        )
      }
    </LoadedForStaff>
  )
}
