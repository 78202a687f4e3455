import { href, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/catalog/products'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { ForRole } from '../../core/admin-kit/for-role.tsx'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { useScreenOwner } from '../../core/auth/guards/customer-context.ts'
import { ExtraFields } from '../../core/extensions/fields/extra-fields.tsx'
import { TranslationLinks } from '../../core/translations/translation-links.tsx'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/update-product.page'
import { draftOf } from './drafts/draft-of.ts'
import type { ProductWithBundle } from './drafts/load-for-update.ts'
import { ProductEditor } from './form/product-editor.tsx'
import { saveProduct } from './form/save-product.ts'
import { loadProduct } from './load-product.ts'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  loadProduct(apiFrom(context), params.slug),
)

/**
 * Keeps the unsaved form after an error, even when the product is deleted. After saving, the next product may be
 * loaded.
 */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.defaultShouldRevalidate &&
  (change.formMethod === undefined || change.currentParams.slug !== change.nextParams.slug)

export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveProduct(apiFrom(context), request)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData ? texts.updateProduct(loaderData.product.title) : texts.updateAProduct)

export const handle = localizedConstant(() =>
  staffScreen<ProductWithBundle>({
    title: (found) => (found ? texts.updateProduct(found.product.title) : texts.updateAProduct),
    reason: texts.onlyStaffUpdate,
    up: { to: href('/admin/products/update'), name: texts.products },
  }),
)

const look = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4'

export default function UpdateProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { id: staff } = useScreenOwner()
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ product, bundled }) => {
        const draft = draftOf(product, bundled)
        return (
          <>
            <TranslationLinks kind="product" id={product.id} />
            <ProductEditor
              key={`${staff} ${product.id}`}
              staff={staff}
              begin={{ product, start: draft, draft }}
              result={actionData}
            />
            <ExtraFields kind="product" id={product.id} className="mt-8 grid max-w-2xl gap-8" />
            <p className="mt-6 flex flex-wrap gap-x-8">
              <Link to={href('/admin/products/duplicate/:slug', { slug: product.slug })} className={look}>
                {texts.duplicateIt}
              </Link>
              <ForRole needed="owner">
                <Link to={`${href('/admin/changes')}?product=${product.id}`} className={look}>
                  {texts.activityLogOfThisProduct}
                </Link>
              </ForRole>
            </p>
          </>
        )
      }}
    </LoadedForStaff>
  )
}
