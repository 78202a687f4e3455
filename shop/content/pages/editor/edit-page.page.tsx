import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import * as texts from '#texts/content/pages/editor'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { type EditedPage, getEditedPage } from '../edit-pages.contract.ts'
import type { Route } from './+types/edit-page.page'
import { PageForm } from './page-form.tsx'
import { type PageNotSaved, savePage } from './save-page.ts'

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) => {
  const page = apiFrom(context)(getEditedPage, { params }).catch(nullOn404)
  return { page: await orErrorPage(texts.failedToLoad, page) }
})

export const clientAction = ({ context, params, request }: Route.ClientActionArgs) =>
  savePage(apiFrom(context), request, params.id)

/** Keeps the unsaved form after an error. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !(typeof actionResult === 'object' && actionResult !== null && 'errors' in actionResult)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData?.page ? texts.editPage(loaderData.page.title) : texts.editAPage)

export const handle = staffScreen<{ page: EditedPage | null }>({
  title: (found) => (found?.page ? texts.editPage(found.page.title) : texts.editAPage),
  reason: texts.onlyStaff,
  up: { to: href('/admin/pages'), name: texts.pages },
})

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData as PageNotSaved | undefined
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ page }) =>
        page === null ? (
          <EmptyState>{texts.noPages}</EmptyState>
        ) : (
          <div className="grid max-w-3xl gap-8">
            <PageForm key={page.version} page={page} errors={result?.errors} theirs={result?.theirs} />
            <div className="flex flex-wrap gap-3 border-line border-t pt-6">
              <ButtonLink to={href('/pages/:slug', { slug: page.slug })} weight="secondary">
                {texts.viewPage}
              </ButtonLink>
              <details>
                <summary className="min-h-11 py-2.5 font-medium">{texts.deleteLabel}</summary>
                <p className="my-3 text-muted">{texts.isDeletedPermanentlyAndItsAddress(page.title)}</p>
                <ShopForm method="delete">
                  <input type="hidden" name="version" value={page.version} />
                  <SubmitButton weight="danger" className="justify-self-start">
                    {texts.deletePage}
                  </SubmitButton>
                </ShopForm>
              </details>
            </div>
          </div>
        )
      }
    </LoadedForStaff>
  )
}
