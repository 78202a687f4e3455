import { href, Link } from 'react-router'
import { texts } from '#texts/core/activity-log'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { Pages } from '../../ui/pages.tsx'
import { EmptyState } from '../admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../admin-kit/staff-loader.ts'
import { staffScreen } from '../admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../api.ts'
import type { Route } from './+types/audit-log.page'
import { AuditEntryRow } from './audit-entry-row.tsx'
import { ChoosePerson } from './choose-person.tsx'
import { findAuditEntries } from './find-audit-entries.ts'

export const clientLoader = staffLoader(({ context, request }: Route.ClientLoaderArgs) =>
  findAuditEntries(apiFrom(context), request),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.activityLog)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.activityLog,
    reason: texts.onlyStaffSeeChanges,
    waiting: <ListSkeleton />,
  }),
)

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Changes {...data} />}</LoadedForStaff>
}

function Changes(found: NonNullable<Route.ComponentProps['loaderData']>) {
  const { thing, person, people, page, pages, count, changes } = found
  const isNarrowed = thing !== undefined || person !== undefined
  return (
    <>
      <search className="print:hidden">
        <ChoosePerson people={people} chosen={person} />
      </search>
      <div className="mt-4 mb-3">
        <ResultCount>
          {texts.entry(shownRange({ page, shown: changes.length, count }), thing, person?.name)}
        </ResultCount>
      </div>
      {isNarrowed && (
        <Link
          to={href('/admin/changes')}
          className="mb-3 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          {texts.allChanges}
        </Link>
      )}
      {changes.length === 0 && <EmptyState>{isNarrowed ? texts.noEntriesMatchThese : texts.noEntriesYet}</EmptyState>}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {changes.map((change) => (
          <AuditEntryRow key={change.id} change={change} isAmongOthers={thing === undefined} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pagesOfChanges} />
    </>
  )
}
