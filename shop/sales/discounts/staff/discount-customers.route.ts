import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/discounts/staff'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { discountCustomers } from '../discounts.contract.ts'
import type { Route } from './+types/discount-customers.route'
import type { FoundCustomer } from './fields/found-customer.ts'

/** A direct visit to this address redirects to the discounts. */
export const loader = () => redirect(href('/admin/discounts'))

/** Finds customers by words or by ids for the form of a discount. */
export const clientLoader = staffLoader(
  async ({ context, request }: Route.ClientLoaderArgs): Promise<FoundCustomer[]> => {
    const { searchParams } = new URL(request.url)
    const [q, id] = [searchParams.get('q') ?? '', searchParams.get('id')]
    const found = apiFrom(context)(discountCustomers, { query: { q, ...(id && { id }) } })
    return (await orErrorPage(texts.failedToFindCustomers, found)).customers
  },
)

/** Other changes to the form do not affect the customers. */
export const shouldRevalidate = () => false
