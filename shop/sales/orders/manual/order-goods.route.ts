import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/orders/manual'
import { listStaffProducts } from '../../../catalog/products/table/products-table.contract.ts'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import type { Route } from './+types/order-goods.route'

/** A direct visit to this address redirects to the form. */
export const loader = () => redirect(href('/admin/orders/new'))

/** Finds products for the search field of the manual order form. */
export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const q = new URL(request.url).searchParams.get('q') ?? ''
  return orErrorPage(texts.failedToFindProducts, apiFrom(context)(listStaffProducts, { query: { q } }))
})

/** Other changes to the form do not affect the products. */
export const shouldRevalidate = () => false
