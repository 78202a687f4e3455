import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, useNavigate } from 'react-router'
import { texts } from '#texts/catalog/products/table'
import type { ResponseOf } from '../../../../../lib/endpoint.ts'
import { FilterLinks } from '../../../../core/admin-kit/lists/filter-links.tsx'
import { TableSearch } from '../../../../core/admin-kit/lists/table-search.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { SAME_SCREEN } from '../../../../ui/same-screen.ts'
import { type listStaffProducts, TABLE_FILTERS } from '../products-table.contract.ts'
import { CollectionSelect } from './collection-select.tsx'
import { type TableView, tableAddress } from './table-address.ts'

interface TableFiltersProps {
  view: TableView
  counts: ResponseOf<typeof listStaffProducts>['counts']
  /** The number of results. */
  children: ReactNode
}

/** Search box, filters and the way to a new product. Their state is in the address. */
export function TableFilters({ view, counts, children }: TableFiltersProps) {
  const navigate = useNavigate()
  const find = (words: string) => void navigate(tableAddress(view, { words }), { replace: true, state: SAME_SCREEN })
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <search className="flex min-w-0 max-w-2xl flex-1 basis-72 flex-wrap gap-3">
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
        <ButtonLink to={href('/admin/products/create')} className="self-start md:ml-auto">
          <Plus aria-hidden="true" className="size-5" />
          {texts.createAProduct}
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <FilterLinks
          label={texts.show}
          links={[undefined, ...TABLE_FILTERS].map((only) => ({
            to: tableAddress(view, { only }),
            name: texts.FILTERS[only ?? 'all'],
            ...(only && { count: counts[only] }),
            isChosen: view.only === only,
          }))}
        />
        {children}
      </div>
    </div>
  )
}
