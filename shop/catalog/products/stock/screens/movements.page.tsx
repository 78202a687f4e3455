import { Link, useNavigate } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import { DownloadButton } from '../../../../core/admin-kit/download-button.tsx'
import { DayField } from '../../../../core/admin-kit/lists/day-field.tsx'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { FilterSelect } from '../../../../core/admin-kit/lists/filter-select.tsx'
import { OlderPages } from '../../../../core/admin-kit/lists/older-pages.tsx'
import { ResultCount } from '../../../../core/admin-kit/lists/result-count.tsx'
import { TableSearch } from '../../../../core/admin-kit/lists/table-search.tsx'
import { staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { SAME_SCREEN } from '../../../../ui/same-screen.ts'
import { listMovements, MAX_FOUND, MAX_MOVEMENT_SEARCH, type MovementPage } from '../movements.contract.ts'
import { STOCK_REASONS } from '../stock-reasons.contract.ts'
import { type MovementAddress, movementAddress, readMovementAddress } from './movement-address.ts'
import { MovementTable } from './movement-table.tsx'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const view = readMovementAddress(query)
    return { view, found: await api(listMovements, { query: view }) }
  },
  title: texts.stockMovements,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: (data) => <Movements {...data} />,
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

function Movements({ view, found }: { view: MovementAddress; found: MovementPage }) {
  const { results, next, product, people, are_more_products } = found
  const { before, ...filters } = view
  const { q, ...others } = filters
  const isFiltered = Object.keys(others).length > 0
  return (
    <div data-wide className="max-w-6xl">
      <Filters view={view} people={people} />
      <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          {product && <h2 className="font-medium text-lg wrap-anywhere">{texts.ofProduct(product.title)}</h2>}
          <ResultCount>{texts.shown(results.length)}</ResultCount>
          {are_more_products && <p className="text-muted text-sm">{texts.moreProducts(MAX_FOUND)}</p>}
          {isFiltered && (
            <Link
              to={movementAddress({ q })}
              state={SAME_SCREEN}
              className="inline-flex min-h-11 items-center font-medium text-accent text-sm underline underline-offset-4 md:min-h-9"
            >
              {texts.clearFilters}
            </Link>
          )}
        </div>
        <DownloadButton address={`/api/stock/movements.csv?${new URLSearchParams({ ...filters })}`}>
          {texts.downloadCsv}
        </DownloadButton>
      </div>
      {results.length === 0 ? (
        <EmptyState>{isFiltered || q ? texts.noneFound : texts.noMovements}</EmptyState>
      ) : (
        <MovementTable caption={texts.stockMovements} movements={results} />
      )}
      <OlderPages
        label={texts.pages}
        newest={before === undefined ? undefined : movementAddress(filters)}
        older={next === null ? undefined : movementAddress({ ...filters, before: next })}
      />
    </div>
  )
}

/** Filters by product, reason, staff member and period. They are part of the address. */
function Filters({ view, people }: { view: MovementAddress; people: MovementPage['people'] }) {
  const navigate = useNavigate()
  const show = (change: Partial<MovementAddress>) => {
    const { before: _, ...filters } = view
    void navigate(movementAddress({ ...filters, ...change }), { state: SAME_SCREEN })
  }
  return (
    <search className="flex flex-wrap items-center gap-3 print:hidden">
      <TableSearch
        name="q"
        label={texts.searchProducts}
        words={view.q ?? ''}
        maxLength={MAX_MOVEMENT_SEARCH}
        find={(q) => show({ q, product: undefined, variant: undefined })}
        className="min-w-56 max-sm:basis-full"
      />
      <FilterSelect
        label={texts.reason}
        all={texts.allReasons}
        value={view.reason}
        choices={STOCK_REASONS.map((reason) => [reason, texts.REASONS[reason]] as const)}
        choose={(reason) => show({ reason })}
        className="max-sm:w-full"
      />
      <FilterSelect
        label={texts.staffMember}
        all={texts.allStaff}
        value={view.by}
        choices={people.map(({ id, name }) => [String(id), name] as const)}
        choose={(by) => show({ by })}
        className="max-sm:w-full"
      />
      <div className="flex items-center gap-3 max-sm:w-full max-sm:*:flex-1">
        <DayField label={texts.from} day={view.from} change={(from) => show({ from })} />
        <DayField label={texts.to} day={view.to} change={(to) => show({ to })} />
      </div>
    </search>
  )
}
