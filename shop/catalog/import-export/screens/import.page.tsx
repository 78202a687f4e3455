import { data, href } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { downloadFile } from '../../../core/admin-kit/download-file.ts'
import { type ScreenRequest, staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { Pages } from '../../../ui/pages.tsx'
import {
  exportWrongLines,
  type ImportFilter,
  importedProducts,
  makeCollections,
  readImport,
  runImport,
  stopImport,
} from '../catalogue-csv.contract.ts'
import type { Route } from './+types/import.page'
import { filterIn, ImportFilters } from './import-filters.tsx'
import { ImportNotes } from './import-notes.tsx'
import { ImportState } from './import-state.tsx'
import { ImportedProductRow } from './imported-product-row.tsx'
import { COLLECTIONS_FIELD, MakeCollectionsForm } from './make-collections-form.tsx'
import { STOP_FIELD } from './stop-form.tsx'
import { WRONG_LINES_FIELD } from './wrong-lines-form.tsx'

const PAGE_SIZE = 50

const screen = staffPage(() => ({
  load: async (api, { params, query }: ScreenRequest<Route.ClientLoaderArgs>) => {
    if (!/^[1-9]\d{0,15}$/.test(params.id)) throw data(texts.notFound, { status: 404 })
    const only: ImportFilter | undefined = filterIn(query)
    const page = query.get('page') ?? '1'
    const shown = { page, page_size: String(PAGE_SIZE), only }
    const [found, products] = await Promise.all([
      api(readImport, { params }),
      api(importedProducts, { params, query: shown }),
    ])
    return { found, only, page: Number(page), pages: pagesOf(products.count, PAGE_SIZE), products: products.results }
  },
  submit: async (api, form, { params }: ScreenRequest<Route.ClientLoaderArgs>) => {
    try {
      if (form.has(WRONG_LINES_FIELD)) await downloadFile(exportWrongLines.url.replace(':id', params.id))
      else if (form.has(STOP_FIELD)) await api(stopImport, { params })
      else if (form.has(COLLECTIONS_FIELD)) await api(makeCollections, { params })
      else await api(runImport, { params })
    } catch (error) {
      toastApiError(error)
    }
    return null
  },
  title: (data) => (data ? texts.importOf(data.found.file) : texts.importLabel),
  documentTitle: texts.importLabel,
  reason: texts.onlyStaffImport,
  failedToLoad: texts.failedToLoadTheImport,
  up: { to: href('/admin/csv'), name: 'CSV' },
  view: ({ found, only, page, pages, products }) => (
    <>
      <ImportNotes found={found} />
      <MakeCollectionsForm found={found} />
      <ImportState found={found} />
      <ImportFilters counts={found.counts} only={only} />
      <ul
        data-rows=""
        className="mt-4 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden"
      >
        {products.map((product) => (
          <ImportedProductRow key={`${product.line} ${product.slug}`} product={product} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pagesOfProducts} />
    </>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
