import { useNavigate } from 'react-router'
import * as texts from '#texts/catalog/products/table'
import type { ResponseOf } from '../../../../../lib/endpoint.ts'
import { FilterLinks } from '../../../../core/admin-kit/lists/filter-links.tsx'
import { TableSearch } from '../../../../core/admin-kit/lists/table-search.tsx'
import { SAME_SCREEN } from '../../../../ui/same-screen.ts'
import { type listStaffProducts, TABLE_FILTERS } from '../products-table.contract.ts'
import { CollectionSelect } from './collection-select.tsx'
import { type TableView, tableAddress } from './table-address.ts'

interface TableFiltersProps {
  view: TableView
  counts: ResponseOf<typeof listStaffProducts>['counts']
}

/** Search box and filters of the products table. Their state is in the address. */
export function TableFilters({ view, counts }: TableFiltersProps) {
  const navigate = useNavigate()
  const find = (words: string) => void navigate(tableAddress(view, { words }), { replace: true, state: SAME_SCREEN })
  return (
    <div className="grid min-w-0 flex-1 basis-72 gap-3">
      <search className="flex max-w-2xl flex-wrap gap-3">
        <TableSearch
          name="q"
          label={texts.titleAddressSku}
          words={view.words}
          maxLength={100}
          find={find}
          className="basis-64"
        />
        <CollectionSelect
          label={texts.collection}
          empty={texts.allCollections}
          value={view.collection ?? ''}
          onChange={(slug) =>
            void navigate(tableAddress(view, { collection: slug || undefined }), { state: SAME_SCREEN })
          }
        />
      </search>
      <FilterLinks
        label={texts.show}
        links={[undefined, ...TABLE_FILTERS].map((only) => ({
          to: tableAddress(view, { only }),
          name: texts.FILTERS[only ?? 'all'],
          ...(only && { count: counts[only] }),
          isChosen: view.only === only,
        }))}
      />
    </div>
  )
}
