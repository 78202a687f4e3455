import { href, Link } from 'react-router'
import * as texts from '#texts/admin/customers'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { redirectOnMissingPage } from '../../../core/admin-kit/lists/redirect-on-missing-page.ts'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../ui/pages.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { listCustomers, MAX_CUSTOMERS_COUNTED } from '../customers.contract.ts'
import type { Route } from './+types/customers.page'
import { CustomersFilters } from './customers-filters.tsx'
import { CustomersTable } from './customers-table.tsx'
import { customersQuery, readCustomersView } from './table-address.ts'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const view = readCustomersView(new URL(request.url).searchParams)
  const loading = apiFrom(context)(listCustomers, { query: customersQuery(view) }).catch(redirectOnMissingPage(request))
  return { view, ...(await orErrorPage(texts.failedToLoadCustomers, loading)) }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.customers)

export const handle = staffScreen({
  title: texts.customers,
  reason: texts.onlyStaffSeeCustomers,
  waiting: <ListSkeleton />,
})

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Customers {...data} />}</LoadedForStaff>
}

function Customers({ view, count, counts, are_more, results }: NonNullable<Route.ComponentProps['loaderData']>) {
  const { words, ordered, page } = view
  return (
    <div data-wide="">
      <CustomersFilters view={view} counts={counts} />
      <div className="mt-5 mb-3">
        <ResultCount>
          {are_more && ordered === undefined
            ? texts.moreCustomersThan(MAX_CUSTOMERS_COUNTED)
            : texts.customersFound(shownRange({ page, shown: results.length, count }), words)}
        </ResultCount>
      </div>
      {results.length === 0 ? (
        <EmptyState>{words ? texts.noCustomerFits : ordered ? texts.noSuchCustomers : texts.nobodyYet}</EmptyState>
      ) : (
        <CustomersTable customers={results} />
      )}
      <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfCustomers} />
      <p className="mt-6 max-w-prose text-muted text-sm">
        <Sentence
          of={texts.customersHaveAnAccount(
            <Link to={`${href('/admin/orders')}?status=all`} className="underline underline-offset-4 hover:text-ink">
              {texts.listOfOrders}
            </Link>,
          )}
        />
      </p>
    </div>
  )
}
