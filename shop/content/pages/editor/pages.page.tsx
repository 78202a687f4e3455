import { ArrowDown, ArrowUp } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import * as texts from '#texts/content/pages/editor'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { ButtonLink, IconButton } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { editedPages, movePage, type PageInList } from '../edit-pages.contract.ts'
import type { Route } from './+types/pages.page'

export const clientLoader = staffLoader(
  async ({ context }: Route.ClientLoaderArgs) =>
    (await orErrorPage(texts.failedToLoad, apiFrom(context)(editedPages.list, {}))).pages,
)

/** Moves a page by one position. */
export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const to = form.get('to') === 'up' ? 'up' : 'down'
  try {
    await apiFrom(context)(movePage, { params: { id: String(form.get('id')) }, body: { to } })
  } catch (error) {
    toastApiError(error)
  }
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.pages)

export const handle = staffScreen({ title: texts.pages, reason: texts.onlyStaff, waiting: <ListSkeleton /> })

export default function PagesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {(pages) => (
        <div className="max-w-3xl">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-xl text-muted">{texts.whatPagesAre}</p>
            <ButtonLink to={href('/admin/pages/create')}>{texts.createAPage}</ButtonLink>
          </div>
          {pages.length === 0 && <EmptyState>{texts.noPages}</EmptyState>}
          <ol className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
            {pages.map((page, index) => (
              <PageRow key={page.id} page={page} isFirst={index === 0} isLast={index === pages.length - 1} />
            ))}
          </ol>
        </div>
      )}
    </LoadedForStaff>
  )
}

function PageRow({ page, isFirst, isLast }: { page: PageInList; isFirst: boolean; isLast: boolean }) {
  const { id, title, menu, state } = page
  const fetcher = useFetcher()
  const move = (to: 'up' | 'down') => void fetcher.submit({ id: String(id), to }, { method: 'post' })
  return (
    <li className="flex items-center gap-2 py-1.5 pr-2 pl-4">
      <Link
        to={href('/admin/pages/:id', { id: String(id) })}
        className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-3 hover:underline"
      >
        <span className="font-medium wrap-anywhere">{title}</span>
        <span className="text-muted text-sm">{`${texts.states[state]}, ${texts.inMenus[menu]}`}</span>
      </Link>
      <IconButton label={texts.moveUp(title)} disabled={isFirst} onClick={() => move('up')}>
        <ArrowUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={texts.moveDown(title)} disabled={isLast} onClick={() => move('down')}>
        <ArrowDown aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}
