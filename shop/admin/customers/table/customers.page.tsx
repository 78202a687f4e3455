import { href, Link } from 'react-router'
import { texts } from '#texts/admin/customers'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { DownloadButton } from '../../../core/admin-kit/download-button.tsx'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Pages } from '../../../ui/pages.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { useSelection } from '../../../ui/table/use-selection.ts'
import { type CustomerListItem, listCustomers, MAX_CUSTOMERS_COUNTED } from '../customers.contract.ts'
import { changeTags } from '../tags/change-tags.ts'
import { TagBar } from '../tags/tag-bar.tsx'
import { CustomersFilters } from './customers-filters.tsx'
import { CustomersTable } from './customers-table.tsx'
import { type CustomersView, customersQuery, filterQuery, readCustomersView } from './table-address.ts'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const view = readCustomersView(query)
    return { view, ...(await api(listCustomers, { query: customersQuery(view) })) }
  },
  submit: changeTags,
  title: texts.customers,
  reason: texts.onlyStaffSeeCustomers,
  failedToLoad: texts.failedToLoadCustomers,
  view: (data) => <Customers {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Customers({
  view,
  count,
  counts,
  are_more,
  results,
}: ResponseOf<typeof listCustomers> & { view: CustomersView }) {
  const { words, page } = view
  const selection = useSelection<CustomerListItem>()
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
              <DownloadButton
                address={`/api/customers.csv?${new URLSearchParams(filter)}`}
                doneText={texts.dataDownloaded}
              >
                {texts.exportCsv}
              </DownloadButton>
            </ForRole>
          )}
          <ButtonLink to={href('/admin/customers/tags')} weight="secondary">
            {texts.tagsOfCustomers}
          </ButtonLink>
        </div>
      </div>
      {results.length === 0 ? (
        <EmptyState>{words ? texts.noMatches : isNarrowed ? texts.noneWithFilter : texts.noCustomers}</EmptyState>
      ) : (
        <CustomersTable view={view} customers={results} selection={selection} />
      )}
      <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfCustomers} />
      {selection.selected.size > 0 && <TagBar {...selection} />}
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
