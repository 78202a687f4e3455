import { useCallback, useState } from 'react'
import { href, Link } from 'react-router'
import { texts } from '#texts/admin/customers'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { redirectOnMissingPage } from '../../../core/admin-kit/lists/redirect-on-missing-page.ts'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../ui/pages.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { downloadCustomers } from '../csv/download-customers.ts'
import { listCustomers, MAX_CUSTOMERS_COUNTED } from '../customers.contract.ts'
import { changeTags } from '../tags/change-tags.ts'
import { TagBar } from '../tags/tag-bar.tsx'
import type { Route } from './+types/customers.page'
import { CustomersFilters } from './customers-filters.tsx'
import { CustomersTable } from './customers-table.tsx'
import { customersQuery, filterQuery, readCustomersView } from './table-address.ts'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const view = readCustomersView(new URL(request.url).searchParams)
  const loading = apiFrom(context)(listCustomers, { query: customersQuery(view) }).catch(redirectOnMissingPage(request))
  return { view, ...(await orErrorPage(texts.failedToLoadCustomers, loading)) }
})

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  changeTags(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.customers)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.customers,
    reason: texts.onlyStaffSeeCustomers,
    waiting: <ListSkeleton />,
  }),
)

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Customers {...data} />}</LoadedForStaff>
}

function Customers({ view, count, counts, are_more, results }: NonNullable<Route.ComponentProps['loaderData']>) {
  const { words, page } = view
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const clear = useCallback(() => setTicked(new Set()), [])
  function tick(ids: readonly number[], isTicked: boolean) {
    const next = new Set(ticked)
    for (const id of ids) {
      if (isTicked) next.add(id)
      else next.delete(id)
    }
    setTicked(next)
  }
  const filter = filterQuery(view)
  const isNarrowed = Object.keys(filter).length > 0
  const order = view.sort === 'newest' && view.isDescending ? texts.newestFirst : undefined
  return (
    <div data-wide="">
      <CustomersFilters view={view} counts={counts} />
      <div className="mt-5 mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ResultCount>
          {are_more && count === MAX_CUSTOMERS_COUNTED
            ? texts.moreCustomersThan(MAX_CUSTOMERS_COUNTED)
            : texts.customersFound(shownRange({ page, shown: results.length, count }), words, order)}
        </ResultCount>
        <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
          {count > 0 && (
            <ForRole needed="owner">
              <Button weight="quiet" onClick={() => void downloadCustomers(filter)}>
                {texts.asCsv}
              </Button>
            </ForRole>
          )}
          <ButtonLink to={href('/admin/customers/tags')} weight="secondary">
            {texts.tagsOfCustomers}
          </ButtonLink>
        </div>
      </div>
      {results.length === 0 ? (
        <EmptyState>{words ? texts.noCustomerFits : isNarrowed ? texts.noSuchCustomers : texts.nobodyYet}</EmptyState>
      ) : (
        <CustomersTable view={view} customers={results} ticked={ticked} tick={tick} />
      )}
      <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfCustomers} />
      {ticked.size > 0 && <TagBar ticked={ticked} clear={clear} />}
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
