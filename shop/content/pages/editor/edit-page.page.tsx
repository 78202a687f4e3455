import { href } from 'react-router'
import { texts } from '#texts/content/pages/editor'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { TranslationLinks } from '../../../core/translations/translation-links.tsx'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { type EditedPage, getEditedPage } from '../edit-pages.contract.ts'
import type { Route } from './+types/edit-page.page'
import { PageEditor } from './page-editor.tsx'
import { savePage } from './save-page.ts'

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) => {
  const page = apiFrom(context)(getEditedPage, { params }).catch(nullOn404)
  return { page: await orErrorPage(texts.screen.failedToLoad, page) }
})

export const clientAction = ({ context, params, request }: Route.ClientActionArgs) =>
  savePage(apiFrom(context), request, params.id)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData?.page ? texts.editPage(loaderData.page.title) : texts.editAPage)

export const handle = localizedConstant(() =>
  staffScreen<{ page: EditedPage | null }>({
    title: (found) => (found?.page ? texts.editPage(found.page.title) : texts.editAPage),
    reason: texts.screen.onlyStaff,
    up: { to: href('/admin/pages'), name: texts.screen.title },
  }),
)

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ page }) => (
        <>
          {page && <TranslationLinks kind="content_page" id={page.id} />}
          <PageEditor page={page} result={actionData as RecordNotSaved | undefined} />
        </>
      )}
    </LoadedForStaff>
  )
}
