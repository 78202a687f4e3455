import { href, redirect, useFetcher, useNavigation } from 'react-router'
import { texts } from '#texts/catalog/products'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { cardProduct } from '../../catalog/products/card/card-product.ts'
import { deleteProduct, updateProduct } from '../../catalog/products/products.contract.ts'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { ProductCard } from '../../storefront/home-page/product-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/delete-product.page'
import { loadProduct } from './load-product.ts'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  loadProduct(apiFrom(context), params.slug),
)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.deleteAProduct)

export async function clientAction({ context, params, request }: Route.ClientActionArgs) {
  const isHiding = request.method === 'PATCH'
  const api = apiFrom(context)
  try {
    await (isHiding ? api(updateProduct, { params, body: hiding() }) : api(deleteProduct, { params }))
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  toast({ kind: 'success', text: isHiding ? texts.productHidden : texts.productDeleted })
  return redirect(href('/admin/products/delete'))
}

/** The form that hides a product instead of deleting it. */
function hiding(): FormData {
  const form = new FormData()
  form.set('state', 'hidden')
  return form
}

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.areYouSure,
    reason: texts.onlyStaffDelete,
    up: { to: href('/admin/products/delete'), name: texts.products },
  }),
)

export default function DeleteProduct({ loaderData, actionData }: Route.ComponentProps) {
  // Keeps the deleted product visible until the navigation ends.
  const hide = useFetcher<typeof clientAction>()
  const isLeaving = useNavigation().state === 'loading'
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ product }) => (
        <div className="grid gap-8 md:grid-cols-[18rem_1fr] md:gap-12">
          <div inert className="sm:max-w-72">
            <ProductCard
              product={cardProduct(product)}
              heading="h3"
              sizes="(min-width: 640px) 288px, 92vw"
              load="first"
            />
          </div>
          <div className="max-w-md">
            {product.state !== 'hidden' && (
              <section aria-labelledby="hide" className="mb-10">
                <h2 id="hide" className="text-xl">
                  {texts.hideItInstead}
                </h2>
                <p className="mt-3 text-muted">{texts.hidingAlsoRemoves}</p>
                <ShopForm fetcher={hide} method="patch" errors={hide.data?.errors} className="mt-5">
                  <SubmitButton className="justify-self-start" aria-disabled={isLeaving}>
                    {texts.hideTheProduct}
                  </SubmitButton>
                </ShopForm>
              </section>
            )}
            <h2 className="wrap-anywhere text-xl">{texts.deleteProduct(product.title)}</h2>
            <ul className="mt-4 grid list-disc gap-2 pl-5 text-muted">
              <li>{texts.theProductAndItsReviewsAreDeleted}</li>
              <li>{texts.itIsRemovedFromAll}</li>
              <li>{texts.ordersKeepWhatWasBought}</li>
              <li className="wrap-anywhere">{texts.itsAddressProductsIsFree(product.slug)}</li>
            </ul>
            <ShopForm method="delete" errors={actionData?.errors} className="mt-8">
              <div className="flex flex-wrap gap-3">
                <SubmitButton weight="danger" aria-disabled={isLeaving}>
                  {texts.deleteLabel}
                </SubmitButton>
                <ButtonLink to={href('/admin/products/delete')} weight="secondary">
                  {texts.keepIt}
                </ButtonLink>
              </div>
            </ShopForm>
          </div>
        </div>
      )}
    </LoadedForStaff>
  )
}
