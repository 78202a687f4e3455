import { href, Link, redirect, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import * as texts from '#texts/catalog/sale-prices/staff'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { deleteSale, endSale, readSale, type SaleWithProducts } from '../sales.contract.ts'
import type { Route } from './+types/update-sale.page'
import { loadProducts } from './load-products.ts'
import { SaleEditor } from './sale-form.tsx'
import { saveSale } from './save-sale.ts'

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) => {
  const api = apiFrom(context)
  const sale = await orErrorPage(texts.failedToLoad, api(readSale, { params }).catch(nullOn404))
  if (!sale) throw redirect(href('/admin/reductions'))
  return { sale, products: await orErrorPage(texts.failedToLoad, loadProducts(api, sale.product_ids)) }
})

/** Unsaved input stays on the screen. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && formMethod === undefined

export async function clientAction({ context, params, request }: Route.ClientActionArgs) {
  const api = apiFrom(context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent !== 'end' && intent !== 'delete') return saveSale(api, form, params.id)
  try {
    await (intent === 'end' ? api(endSale, { params }) : api(deleteSale, { params }))
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  toast({ kind: 'success', text: intent === 'end' ? texts.endedToast : texts.saleDeleted })
  return redirect(href('/admin/reductions'))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData?.sale.name ?? texts.aReduction)

export const handle = staffScreen<{ sale: SaleWithProducts }>({
  title: (found) => found?.sale.name ?? texts.aReduction,
  reason: texts.onlyStaffReduce,
  up: { to: href('/admin/reductions'), name: texts.sales },
})

export default function UpdateSale({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ sale, products }) => (
        <>
          {sale.phase === 'ended' ? (
            <p className="text-muted">{texts.itHasEnded}</p>
          ) : (
            <SaleEditor key={sale.id} sale={sale} products={products} result={actionData} />
          )}
          <div className="mt-10 flex flex-wrap items-center gap-3 border-line border-t pt-6">
            {sale.phase === 'running' && <Step intent="end">{texts.endNow}</Step>}
            <Step intent="delete">{texts.deleteSale}</Step>
            <ForRole needed="owner">
              <Link
                to={`${href('/admin/changes')}?reduction=${sale.id}`}
                className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
              >
                {texts.activityLogOfThisSale}
              </Link>
            </ForRole>
          </div>
        </>
      )}
    </LoadedForStaff>
  )
}

function Step({ intent, children }: { intent: 'end' | 'delete'; children: string }) {
  const fetcher = useFetcher()
  return (
    <ShopForm fetcher={fetcher}>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton weight="secondary">{children}</SubmitButton>
    </ShopForm>
  )
}
