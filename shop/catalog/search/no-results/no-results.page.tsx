import { texts } from '#texts/catalog/search/no-results'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/no-results.page'
import { NoResultRow } from './no-result-row.tsx'
import { forgetNoResultSearch, listNoResultSearches, type NoResultSearch, SHOWN_DAYS } from './no-results.contract.ts'

export const clientLoader = staffLoader(async ({ context }: Route.ClientLoaderArgs) => {
  const { searches } = await orErrorPage(texts.failedToLoadSearches, apiFrom(context)(listNoResultSearches, {}))
  return searches
})

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const words = String((await request.formData()).get('words'))
  return runAction(apiFrom(context)(forgetNoResultSearch, { params: { words } }), texts.removed(words))
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.searchesWithoutAResult)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.searchesWithoutAResult,
    reason: texts.onlyStaffSeeSearches,
    waiting: <ListSkeleton />,
  }),
)

export default function NoResultsPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(searches) => <Searches searches={searches} />}</LoadedForStaff>
}

function Searches({ searches }: { searches: readonly NoResultSearch[] }) {
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{texts.searchesOfTheLastDays(SHOWN_DAYS)}</p>
      <div className="mb-3">
        <ResultCount>{texts.noSearches(searches.length)}</ResultCount>
      </div>
      {searches.length === 0 && <EmptyState>{texts.noSearchesWithoutResults}</EmptyState>}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card empty:hidden">
        {searches.map((search) => (
          <NoResultRow key={search.words} search={search} />
        ))}
      </ul>
    </>
  )
}
