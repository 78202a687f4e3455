import { Link } from 'react-router'
import { apiFrom } from '../api.ts'
import { unlisted } from '../meta/unlisted.ts'
import { Awaited } from '../staff/awaited.tsx'
import { Found } from '../staff/found.tsx'
import { NothingHere } from '../staff/nothing-here.tsx'
import { AdminScreen } from '../staff/staff-screen.tsx'
import { ListSkeleton } from '../ui/loading/list-skeleton.tsx'
import { Pages } from '../ui/pages.tsx'
import type { Route } from './+types/changes.page'
import { ChangeEntry } from './change-entry.tsx'
import { findChanges } from './find-changes.ts'

export const clientLoader = ({ context, request }: Route.ClientLoaderArgs) => findChanges(apiFrom(context), request)

export const meta: Route.MetaFunction = () => unlisted('Changes')

export function HydrateFallback() {
  return <ChangesScreen found={undefined} />
}

export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  return <ChangesScreen found={loaderData} />
}

function ChangesScreen({ found }: { found: Route.ComponentProps['loaderData'] }) {
  return (
    <AdminScreen title="Changes" purpose="see who changed what" waiting={<ListSkeleton />}>
      {() => <Awaited data={found}>{(data) => <Changes {...data} />}</Awaited>}
    </AdminScreen>
  )
}

function Changes({ thing, page, pages, count, changes }: NonNullable<Route.ComponentProps['loaderData']>) {
  return (
    <>
      <div className="mb-3">
        <Found count={count} page={page} shown={changes.length} names={['change', 'changes']}>
          {thing && ` of ${thing}`}
          {count > 0 && ', newest first'}
        </Found>
      </div>
      {thing && (
        <Link
          to="/admin/changes"
          className="mb-3 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
        >
          All changes
        </Link>
      )}
      {changes.length === 0 && <NothingHere>Nothing has been changed yet.</NothingHere>}
      <ul className="grid gap-3">
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label="Pages of changes" />
    </>
  )
}
