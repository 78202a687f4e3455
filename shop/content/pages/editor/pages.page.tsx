import { href, Link } from 'react-router'
import { texts } from '#texts/content/pages/editor'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { editedPages, type PageInList } from '../edit-pages.contract.ts'
import type { Route } from './+types/pages.page'

export const clientLoader = staffLoader(
  async ({ context }: Route.ClientLoaderArgs) =>
    (await orErrorPage(texts.failedToLoad, apiFrom(context)(editedPages.list, {}))).pages,
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.pages)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.pages, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function PagesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {(pages) => (
        <div className="max-w-3xl">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-xl text-muted">{texts.whatPagesAre}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={href('/admin/menus')} weight="secondary">
                {texts.editMenus}
              </ButtonLink>
              <ButtonLink to={href('/admin/pages/create')}>{texts.createAPage}</ButtonLink>
            </div>
          </div>
          {pages.length === 0 && <EmptyState>{texts.noPages}</EmptyState>}
          <ol className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
            {pages.map((page) => (
              <PageRow key={page.id} page={page} />
            ))}
          </ol>
        </div>
      )}
    </LoadedForStaff>
  )
}

function PageRow({ page: { id, title, menu, state } }: { page: PageInList }) {
  return (
    <li className="py-1.5 pr-2 pl-4">
      <Link
        to={href('/admin/pages/:id', { id: String(id) })}
        className="flex min-h-12 flex-wrap items-center gap-x-3 hover:underline"
      >
        <span className="font-medium wrap-anywhere">{title}</span>
        <span className="text-muted text-sm">{`${texts.states[state]}, ${texts.inMenus[menu]}`}</span>
      </Link>
    </li>
  )
}
