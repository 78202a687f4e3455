import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/products'
import { cardProduct } from '../../catalog/products/card/card-product.ts'
import { deleteProduct } from '../../catalog/products/products.contract.ts'
import { editProducts } from '../../catalog/products/table/screens/edit-products.tsx'
import { Deletion } from '../../core/admin-kit/deletion.tsx'
import { type ScreenRequest, staffPage } from '../../core/admin-kit/staff-page.tsx'
import { ProductCard } from '../../storefront/home-page/product-card.tsx'
import { runAction } from '../../ui/feedback/run-action.ts'
import type { Route } from './+types/delete-product.page'
import { loadProduct } from './load-product.ts'

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => loadProduct(api, params.slug),
  submit: async (api, form, { params, request }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const { isDone, errors } = await (request.method === 'PATCH'
      ? editProducts(api, form)
      : runAction(api(deleteProduct, { params, query: { unless_ordered: 'true' } }), texts.productDeleted))
    return isDone ? redirect(href('/admin/products/delete')) : { errors }
  },
  title: texts.areYouSure,
  documentTitle: texts.deleteAProduct,
  reason: texts.onlyStaffDelete,
  failedToLoad: texts.failedToLoadProductsPerhaps,
  up: { to: href('/admin/products/delete'), name: texts.products },
  waiting: 'fields',
  view: ({ product }, { result }) => (
    <div className="grid gap-8 md:grid-cols-[18rem_1fr] md:gap-12">
      <div inert className="sm:max-w-72">
        <ProductCard product={cardProduct(product)} heading="h3" sizes="(min-width: 640px) 288px, 92vw" load="first" />
      </div>
      <Deletion
        hiding={
          product.state === 'hidden'
            ? undefined
            : {
                title: texts.hideItInstead,
                text: texts.hidingAlsoRemoves,
                button: texts.hideTheProduct,
                fields: { intent: 'bulk', action: 'hidden', ids: product.id },
              }
        }
        title={texts.deleteProduct(product.title)}
        effects={[
          texts.theProductAndItsReviewsAreDeleted,
          texts.itIsRemovedFromAll,
          texts.onlyUnorderedAreDeleted,
          texts.addressBecomesAvailable(product.slug),
        ]}
        button={texts.deleteLabel}
        errors={result?.errors}
        cancel={{ to: href('/admin/products/delete'), name: texts.keepIt }}
      />
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
