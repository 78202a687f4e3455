import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/import-export'
import { call } from '../../../../lib/api-client.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { downloadFile } from '../../../core/admin-kit/download-file.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { uploadTransport } from '../../products/upload.ts'
import { beginImport, exportCatalogue, listImports } from '../catalogue-csv.contract.ts'
import { CollectionsCsv } from '../collections/screen/collections-csv.tsx'
import { COLLECTIONS_FILE, submitCollectionsFile } from '../collections/screen/submit-collections-file.ts'
import type { Route } from './+types/csv.page'
import { EXPORT_FIELD, ExportForm } from './export-form.tsx'
import { CATALOGUE, ImportForm, PICTURES } from './import-form.tsx'
import { RecentImports } from './recent-imports.tsx'

const RECENT = '5'

export const clientLoader = staffLoader(async ({ context }: Route.ClientLoaderArgs) => {
  const imports = apiFrom(context)(listImports, { query: { page_size: RECENT } })
  return (await orErrorPage(texts.failedToLoadImportsPerhaps, imports)).results
})

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  try {
    if (form.has(EXPORT_FIELD)) {
      await downloadFile(exportCatalogue.url)
      return null
    }
    if (form.has(COLLECTIONS_FILE)) return await submitCollectionsFile(form, request.signal)
    // An empty file field is sent as a file without content.
    for (const name of [CATALOGUE, PICTURES]) if (sizeOf(form.get(name)) === 0) form.delete(name)
    const catalogue = form.get(CATALOGUE)
    if (catalogue instanceof File) form.set('file_name', catalogue.name)
    const { id } = await call(uploadTransport(request.signal), beginImport, { body: form })
    return redirect(href('/admin/csv/:id', { id: String(id) }))
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}

const sizeOf = (sent: FormDataEntryValue | null) => (sent instanceof File ? sent.size : 0)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, 'CSV')

export const handle = localizedConstant(() => staffScreen({ title: 'CSV', reason: texts.onlyStaffImportExport }))

export default function CsvPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-10 md:grid-cols-2 md:gap-14">
      <section aria-labelledby="import">
        <h2 id="import" className="text-xl">
          {texts.importLabel}
        </h2>
        <ImportForm errors={actionData && 'errors' in actionData ? actionData.errors : undefined} />
      </section>
      <div className="grid grid-cols-1 content-start gap-10">
        <section aria-labelledby="export">
          <h2 id="export" className="text-xl">
            {texts.exportLabel}
          </h2>
          <ExportForm />
        </section>
        <LoadedForStaff data={loaderData} waiting={null}>
          {(found) => <RecentImports imports={found} />}
        </LoadedForStaff>
      </div>
      <CollectionsCsv />
    </div>
  )
}
