import { href, redirect, useFetcher, useNavigation } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { getCollection } from '../collections.contract.ts'
import { deleteCollection, updateCollection } from '../editing/edit-collections.contract.ts'
import type { Route } from './+types/delete-collection.page'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoadCollections, apiFrom(context)(getCollection, { params })),
)

export async function clientAction({ context, params, request }: Route.ClientActionArgs) {
  const api = apiFrom(context)
  const isHiding = request.method === 'PATCH'
  const version = String((await request.formData()).get('version'))
  try {
    if (isHiding) {
      const body = new FormData()
      body.set('state', 'hidden')
      body.set('version', version)
      await api(updateCollection, { params, body })
    } else await api(deleteCollection, { params, query: { version } })
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  toast({ kind: 'success', text: isHiding ? texts.collectionHidden : texts.collectionDeleted })
  return redirect(href('/admin/collections'))
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.areYouSure)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.areYouSure,
    reason: texts.onlyStaffEditCollections,
    up: { to: href('/admin/collections'), name: texts.collections },
  }),
)

export default function DeleteCollection({ loaderData, actionData }: Route.ComponentProps) {
  const hide = useFetcher<typeof clientAction>()
  const isLeaving = useNavigation().state === 'loading'
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ slug, title, version, state, inside, parents }) => (
        <div className="max-w-md">
          {state !== 'hidden' && (
            <section aria-labelledby="hide" className="mb-10">
              <h2 id="hide" className="text-xl">
                {texts.hideItInstead}
              </h2>
              <p className="mt-3 text-muted">{texts.hiddenItKeeps}</p>
              <ShopForm fetcher={hide} method="patch" errors={hide.data?.errors} className="mt-5">
                <input type="hidden" name="version" value={version} />
                <SubmitButton className="justify-self-start" aria-disabled={isLeaving}>
                  {texts.hideTheCollection}
                </SubmitButton>
              </ShopForm>
            </section>
          )}
          <h2 className="wrap-anywhere text-xl">{texts.deleteCollection(title)}</h2>
          <ul className="mt-4 grid list-disc gap-2 pl-5 text-muted">
            <li className="wrap-anywhere">{texts.itsPageGoes(href('/collections/:slug', { slug }))}</li>
            <li>{texts.itLeavesTheMenu}</li>
            {inside.length > 0 && <li>{texts.whatIsInsideMoves(inside.length, parents.at(-1)?.title)}</li>}
            <li>{texts.itsProductsStay}</li>
          </ul>
          <ShopForm method="delete" errors={actionData?.errors} className="mt-8">
            <input type="hidden" name="version" value={version} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton weight="danger" aria-disabled={isLeaving}>
                {texts.deleteLabel}
              </SubmitButton>
              <ButtonLink to={href('/admin/collections/update/:slug', { slug })} weight="secondary">
                {texts.keepIt}
              </ButtonLink>
            </div>
          </ShopForm>
        </div>
      )}
    </LoadedForStaff>
  )
}
