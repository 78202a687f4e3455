import { useNavigate } from 'react-router'
import * as texts from '#texts/admin/customers'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { TableSearch } from '../../../core/admin-kit/lists/table-search.tsx'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import type { listCustomers } from '../customers.contract.ts'
import { type CustomersView, customersAddress } from './table-address.ts'

interface CustomersFiltersProps {
  view: CustomersView
  counts: ResponseOf<typeof listCustomers>['counts']
}

/**
 * Filters of the customer list: a query, applied while typing, and whether they have ordered. Both are in the URL.
 */
export function CustomersFilters({ view, counts }: CustomersFiltersProps) {
  const navigate = useNavigate()
  const link = (ordered: CustomersView['ordered'], which: keyof typeof texts.FILTERS) => ({
    to: customersAddress(view, { ordered }),
    name: texts.FILTERS[which],
    ...(counts && { count: counts[which] }),
    isChosen: view.ordered === ordered,
  })
  return (
    <div className="grid gap-3">
      <search className="flex max-w-2xl">
        <TableSearch
          name="search"
          label={texts.nameOrEmail}
          words={view.words}
          maxLength={254}
          find={(words) =>
            void navigate(customersAddress(view, { words }), { replace: view.words !== '', state: SAME_SCREEN })
          }
          takesFocus
        />
      </search>
      <FilterLinks
        label={texts.customersBy}
        links={[link(undefined, 'all'), link('true', 'ordered'), link('false', 'never')]}
      />
    </div>
  )
}
