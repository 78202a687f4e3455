import { href, Link } from 'react-router'
import { texts } from '#texts/core/activity-log'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { Pages } from '../../ui/pages.tsx'
import { EmptyState } from '../admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../admin-kit/lists/result-count.tsx'
import { staffPage } from '../admin-kit/staff-page.tsx'
import { AuditEntryRow } from './audit-entry-row.tsx'
import { ChoosePerson } from './choose-person.tsx'
import { findAuditEntries } from './find-audit-entries.ts'

const screen = staffPage(() => ({
  load: (api, { query }) => findAuditEntries(api, query),
  title: texts.activityLog,
  reason: texts.onlyStaffSeeChanges,
  failedToLoad: texts.theActivityLogCouldnt,
  view: (data) => <Changes {...data} />,
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

function Changes(found: Awaited<ReturnType<typeof findAuditEntries>>) {
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
      <ul data-rows="" className="divide-y divide-line border-line border-y empty:hidden">
        {changes.map((change) => (
          <AuditEntryRow key={change.id} change={change} isAmongOthers={thing === undefined} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pagesOfChanges} />
    </>
  )
}
