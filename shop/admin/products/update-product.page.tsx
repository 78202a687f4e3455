import { href, Link, type ShouldRevalidateFunctionArgs, useActionData } from 'react-router'
import { texts } from '#texts/catalog/products'
import { ActivityLogLink } from '../../core/activity-log/activity-log-link.tsx'
import { type ScreenRequest, staffPage } from '../../core/admin-kit/staff-page.tsx'
import { apiFrom } from '../../core/api.ts'
import { useScreenOwner } from '../../core/auth/guards/customer-context.ts'
import { ExtraFields } from '../../core/extensions/fields/extra-fields.tsx'
import { TranslationLinks } from '../../core/translations/translation-links.tsx'
import type { Route } from './+types/update-product.page'
import { draftOf } from './drafts/draft-of.ts'
import type { ProductWithBundle } from './drafts/load-for-update.ts'
import { ProductEditor } from './form/product-editor.tsx'
import { type NotSaved, saveProduct } from './form/save-product.ts'
import { loadProduct } from './load-product.ts'

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => loadProduct(api, params.slug),
  title: (found) => (found ? texts.updateProduct(found.product.title) : texts.updateAProduct),
  reason: texts.onlyStaffUpdate,
  failedToLoad: texts.failedToLoadProductsPerhaps,
  up: { to: href('/admin/products/update'), name: texts.products },
  waiting: 'fields',
  view: (found) => <Update found={found} />,
}))

export const { clientLoader, meta, handle } = screen
export const clientAction = ({ context, request }: Route.ClientActionArgs) => saveProduct(apiFrom(context), request)
export default screen.Page

/**
 * Keeps the unsaved form after an error, even when the product is deleted. After saving, the next product may be
 * loaded.
 */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.defaultShouldRevalidate &&
  (change.formMethod === undefined || change.currentParams.slug !== change.nextParams.slug)

const look = 'inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4'

interface UpdateProps {
  found: ProductWithBundle
}

function Update({ found: { product, bundled } }: UpdateProps) {
  const { id: staff } = useScreenOwner()
  const result = useActionData<NotSaved>()
  const draft = draftOf(product, bundled)
  return (
    <>
      <TranslationLinks kind="product" id={product.id} />
      <ProductEditor
        key={`${staff} ${product.id}`}
        staff={staff}
        begin={{ product, start: draft, draft }}
        result={result}
      />
      <ExtraFields kind="product" id={product.id} className="mt-8 grid max-w-2xl gap-8" />
      <p className="mt-6 flex flex-wrap gap-x-8">
        <Link to={href('/admin/products/duplicate/:slug', { slug: product.slug })} className={look}>
          {texts.duplicateIt}
        </Link>
        <Link to={href('/admin/products/delete/:slug', { slug: product.slug })} className={look}>
          {texts.hideOrDeleteIt}
        </Link>
        <ActivityLogLink kind="product" id={product.id}>
          {texts.activityLogOfThisProduct}
        </ActivityLogLink>
      </p>
    </>
  )
}
