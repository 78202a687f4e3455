import { data, href } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../ui/pages.tsx'
import { usePolling } from '../../../ui/use-polling.ts'
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
import { downloadFile } from './download-file.ts'
import { filterIn, ImportFilters } from './import-filters.tsx'
import { ImportNotes } from './import-notes.tsx'
import { ImportState } from './import-state.tsx'
import { ImportedProductRow } from './imported-product-row.tsx'
import { COLLECTIONS_FIELD, MakeCollectionsForm } from './make-collections-form.tsx'
import { STOP_FIELD } from './stop-form.tsx'
import { WRONG_LINES_FIELD } from './wrong-lines-form.tsx'

const PAGE_SIZE = 50

export const clientLoader = staffLoader(async ({ context, params, request }: Route.ClientLoaderArgs) => {
  if (!/^[1-9]\d{0,15}$/.test(params.id)) throw data(texts.notFound, { status: 404 })
  const asked = new URL(request.url).searchParams
  const only: ImportFilter | undefined = filterIn(asked)
  const page = asked.get('page') ?? '1'
  const api = apiFrom(context)
  const query = { page, page_size: String(PAGE_SIZE), only }
  const [found, products] = await orErrorPage(
    texts.failedToLoadTheImport,
    Promise.all([api(readImport, { params }), api(importedProducts, { params, query })]),
  )
  return { found, only, page: Number(page), pages: pagesOf(products.count, PAGE_SIZE), products: products.results }
})

export async function clientAction({ context, params, request }: Route.ClientActionArgs) {
  try {
    const form = await request.formData()
    if (form.has(WRONG_LINES_FIELD)) await downloadFile(exportWrongLines.url.replace(':id', params.id))
    else if (form.has(STOP_FIELD)) await apiFrom(context)(stopImport, { params })
    else if (form.has(COLLECTIONS_FIELD)) await apiFrom(context)(makeCollections, { params })
    else await apiFrom(context)(runImport, { params })
  } catch (error) {
    toastApiError(error)
  }
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.importLabel)

export const handle = localizedConstant(() =>
  staffScreen<{ found: { file: string } }>({
    title: (data) => (data ? texts.importOf(data.found.file) : texts.importLabel),
    reason: texts.onlyStaffImport,
    up: { to: href('/admin/csv'), name: 'CSV' },
    waiting: <ListSkeleton />,
  }),
)

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const found = loaderData?.found
  usePolling(found !== undefined && !found.interrupted && (found.state === 'reading' || found.state === 'running'))
  return (
    <LoadedForStaff data={loaderData}>
      {({ found, only, page, pages, products }) => (
        <>
          <ImportNotes found={found} />
          <MakeCollectionsForm found={found} />
          <ImportState found={found} />
          <ImportFilters counts={found.counts} only={only} />
          <ul className="mt-4 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden">
            {products.map((product) => (
              <ImportedProductRow key={`${product.line} ${product.slug}`} product={product} />
            ))}
          </ul>
          <Pages page={page} pages={pages} label={texts.pagesOfProducts} />
        </>
      )}
    </LoadedForStaff>
  )
}
