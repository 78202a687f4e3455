import { href, Link, redirect, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/sale-prices/staff'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { RecordEditor } from '../../../core/admin-kit/resource/editor/record-editor.tsx'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { endSale, readSale, type SaleWithProducts } from '../sales.contract.ts'
import type { Route } from './+types/update-sale.page'
import { loadProducts } from './load-products.ts'
import { SaleFields, saleSchema } from './sale-fields.tsx'
import { saveSale } from './save-sale.ts'

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const sale = await orErrorPage(texts.failedToLoad, api(readSale, { params }).catch(nullOn404))
  const products = sale ? await orErrorPage(texts.failedToLoad, loadProducts(api, sale.product_ids)) : []
  return { sale, products }
})

export async function clientAction({ context, params, request }: Route.ClientActionArgs) {
  const api = apiFrom(context)
  if (request.method !== 'PUT') return saveSale(api, request, params.id)
  const ended = await runAction(api(endSale, { params }), texts.endedToast)
  return ended.isDone ? redirect(href('/admin/reductions')) : ended
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData?.sale?.name ?? texts.aReduction)

export const handle = localizedConstant(() =>
  staffScreen<{ sale: SaleWithProducts | null }>({
    title: (found) => found?.sale?.name ?? texts.aReduction,
    reason: texts.onlyStaffReduce,
    up: { to: href('/admin/reductions'), name: texts.sales },
  }),
)

export default function UpdateSale({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ sale, products }) => (
        <RecordEditor
          record={sale}
          result={actionData as RecordNotSaved | undefined}
          schema={saleSchema}
          isReadOnly={sale?.phase === 'ended'}
          fields={(opened) =>
            opened?.phase === 'ended' ? (
              <p className="text-muted">{texts.itHasEnded}</p>
            ) : (
              <SaleFields {...(opened && { sale: opened })} products={products} />
            )
          }
          removal={() => ({ label: texts.deleteSale, text: texts.productsGetTheirPrices })}
          actions={({ id, phase }) => (
            <>
              {phase === 'running' && <EndSale />}
              <ForRole needed="owner">
                <Link
                  to={`${href('/admin/changes')}?reduction=${id}`}
                  className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
                >
                  {texts.activityLogOfThisSale}
                </Link>
              </ForRole>
            </>
          )}
        />
      )}
    </LoadedForStaff>
  )
}

function EndSale() {
  return (
    <ShopForm fetcher={useFetcher()} method="put">
      <SubmitButton weight="secondary">{texts.endNow}</SubmitButton>
    </ShopForm>
  )
}
