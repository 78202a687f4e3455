import { Form, href } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { redirectOnMissingPage } from '../../../core/admin-kit/lists/redirect-on-missing-page.ts'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../ui/pages.tsx'
import { listCollectionTree, moveCollection } from '../editing/edit-collections.contract.ts'
import type { Route } from './+types/collections.page'
import { CollectionTreeRow } from './collection-tree-row.tsx'

const A_PAGE = 100

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const asked = new URL(request.url).searchParams
  const [q, page] = [asked.get('q')?.trim() ?? '', asked.get('page') ?? '1']
  const query = { page, page_size: String(A_PAGE), ...(q !== '' && { q }) }
  const found = apiFrom(context)(listCollectionTree, { query }).catch(redirectOnMissingPage(request))
  const { count, results } = await orErrorPage(texts.failedToLoadCollections, found)
  return { words: q, page: Number(page), count, branches: results }
})

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const to = form.get('to') === 'up' ? 'up' : 'down'
  try {
    await apiFrom(context)(moveCollection, { params: { slug: String(form.get('slug')) }, body: { to } })
  } catch (error) {
    toastApiError(error)
  }
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.collections)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.collections,
    reason: texts.onlyStaffEditCollections,
    waiting: <ListSkeleton />,
  }),
)

export default function CollectionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ words, page, count, branches }) => (
        <>
          <div className="flex flex-wrap gap-3">
            <search className="min-w-0 flex-1 basis-72">
              <Form key={words} className="flex gap-2">
                <SearchField
                  className="min-w-0"
                  name="q"
                  defaultValue={words}
                  maxLength={120}
                  aria-label={texts.findCollections}
                  placeholder={texts.titleOrSlug}
                />
                <Button type="submit" weight="secondary">
                  {texts.find}
                </Button>
              </Form>
            </search>
            <ButtonLink to={href('/admin/collections/create')}>{texts.createACollection}</ButtonLink>
          </div>
          <div className="mt-5 mb-3">
            <ResultCount>
              {texts.collectionsFound(shownRange({ page, shown: branches.length, count, size: A_PAGE }))}
            </ResultCount>
          </div>
          {branches.length === 0 && (
            <EmptyState>{words === '' ? texts.noCollectionsYet : texts.noCollectionsFound}</EmptyState>
          )}
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden">
            {branches.map((branch) => (
              <CollectionTreeRow key={branch.id} branch={branch} mayMove={words === ''} />
            ))}
          </ul>
          <Pages page={page} pages={pagesOf(count, A_PAGE)} label={texts.pagesOfCollections} />
        </>
      )}
    </LoadedForStaff>
  )
}
