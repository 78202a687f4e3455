import { href, redirect } from 'react-router'
import * as texts from '#texts/sales/orders/manual'
import { listStaffProducts } from '../../../catalog/products/table/products-table.contract.ts'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import type { Route } from './+types/order-goods.route'

/** Whoever comes here by the address finds no page, and is led to one. */
export const loader = () => redirect(href('/admin/orders/new'))

/** The products that fit what is typed where an order is written down. */
export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const q = new URL(request.url).searchParams.get('q') ?? ''
  return orErrorPage(texts.failedToFindProducts, apiFrom(context)(listStaffProducts, { query: { q } }))
})

/** What else is written down of the order changes no product. */
export const shouldRevalidate = () => false
