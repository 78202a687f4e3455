import { Form, href } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { listCollectionTree, moveCollection } from '../editing/edit-collections.contract.ts'
import { CollectionTreeRow } from './collection-tree-row.tsx'

const A_PAGE = 100

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const [q, page] = [query.get('q')?.trim() ?? '', query.get('page') ?? '1']
    const shown = { page, page_size: String(A_PAGE), ...(q !== '' && { q }) }
    const { count, results } = await api(listCollectionTree, { query: shown })
    return { words: q, page: Number(page), count, branches: results }
  },
  submit: (api, form) => {
    const to = form.get('to') === 'up' ? 'up' : 'down'
    const moved = api(moveCollection, { params: { slug: String(form.get('slug')) }, body: { to } })
    return runAction(moved)
  },
  title: texts.collections,
  reason: texts.onlyStaffEditCollections,
  failedToLoad: texts.failedToLoadCollections,
  view: ({ words, page, count, branches }) => (
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
      <ul
        data-rows=""
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden"
      >
        {branches.map((branch) => (
          <CollectionTreeRow key={branch.id} branch={branch} mayMove={words === ''} />
        ))}
      </ul>
      <Pages page={page} pages={pagesOf(count, A_PAGE)} label={texts.pagesOfCollections} />
    </>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
