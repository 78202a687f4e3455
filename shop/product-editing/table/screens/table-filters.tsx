import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate, useNavigation } from 'react-router'
import * as texts from '#texts/product-editing/table'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { FilterLinks } from '../../../staff/filter-links.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import { type listStaffProducts, TABLE_FILTERS } from '../products-table.contract.ts'
import { CollectionSelect } from './collection-select.tsx'
import { type TableView, tableAddress } from './table-address.ts'

/** A hand that types goes on sooner. */
const PAUSE_MS = 250

interface TableFiltersProps {
  view: TableView
  counts: ResponseOf<typeof listStaffProducts>['counts']
}

/** Which products are shown: by what is typed, while it is typed, and by what they have in common. All of it lives in the address. */
export function TableFilters({ view, counts }: TableFiltersProps) {
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  // Whoever is on the way to another screen is not brought back by what they have typed before.
  useEffect(() => {
    if (next && next.pathname !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  function find(words: string, isLast: boolean) {
    clearTimeout(pause.current)
    const go = () => void navigate(tableAddress(view, { words: words.trim() }), { replace: true, state: SAME_SCREEN })
    if (isLast) go()
    else pause.current = setTimeout(go, PAUSE_MS)
  }
  return (
    <div className="grid min-w-0 flex-1 basis-72 gap-3">
      <search className="flex max-w-2xl flex-wrap gap-3">
        <Form
          className="min-w-0 flex-1 basis-64"
          onSubmit={(event) => {
            event.preventDefault()
            find(String(new FormData(event.currentTarget).get('q')), true)
          }}
        >
          <SearchField
            className="w-full min-w-0"
            name="q"
            defaultValue={view.words}
            onChange={({ target }) => find(target.value, false)}
            maxLength={100}
            aria-label={texts.findInList}
            placeholder={texts.findInList}
          />
        </Form>
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
