import { Download } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { DayField } from '../../../../core/admin-kit/lists/day-field.tsx'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../../core/admin-kit/lists/result-count.tsx'
import { TableSearch } from '../../../../core/admin-kit/lists/table-search.tsx'
import { LoadedForStaff } from '../../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../../core/api.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import { SAME_SCREEN } from '../../../../ui/same-screen.ts'
import { downloadFile } from '../../../import-export/screens/download-file.ts'
import { listMovements, MAX_FOUND, MAX_MOVEMENT_SEARCH, type MovementPage } from '../movements.contract.ts'
import { STOCK_REASONS } from '../stock-reasons.contract.ts'
import type { Route } from './+types/movements.page'
import { type MovementAddress, movementAddress, readMovementAddress } from './movement-address.ts'
import { MovementTable } from './movement-table.tsx'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const view = readMovementAddress(new URL(request.url).searchParams)
  return { view, found: await orErrorPage(texts.failedToLoad, apiFrom(context)(listMovements, { query: view })) }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.stockMovements)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.stockMovements, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function MovementsScreen({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Movements {...data} />}</LoadedForStaff>
}

async function download({ before: _, ...filters }: MovementAddress): Promise<void> {
  try {
    await downloadFile(`/api/stock/movements.csv?${new URLSearchParams({ ...filters })}`)
  } catch (error) {
    toastApiError(error)
  }
}

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
        <Button weight="quiet" onClick={() => void download(view)}>
          <Download aria-hidden="true" className="size-5" />
          {texts.downloadCsv}
        </Button>
      </div>
      {results.length === 0 ? (
        <EmptyState>{isFiltered || q ? texts.noneFound : texts.noMovements}</EmptyState>
      ) : (
        <MovementTable caption={texts.stockMovements} movements={results} />
      )}
      {(before !== undefined || next !== null) && (
        <nav aria-label={texts.pages} className="mt-6 flex justify-center gap-3">
          {before !== undefined && (
            <ButtonLink to={movementAddress(filters)} weight="secondary">
              {texts.newest}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink to={movementAddress({ ...filters, before: next })} weight="secondary">
              {texts.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}

const SELECT = 'h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base max-sm:w-full'

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
      <select
        aria-label={texts.reason}
        value={view.reason ?? ''}
        onChange={({ target }) => show({ reason: STOCK_REASONS.find((one) => one === target.value) })}
        className={SELECT}
      >
        <option value="">{texts.allReasons}</option>
        {STOCK_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {texts.REASONS[reason]}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.staffMember}
        value={view.by ?? ''}
        onChange={({ target }) => show({ by: target.value })}
        className={SELECT}
      >
        <option value="">{texts.allStaff}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <div className="flex items-center gap-3 max-sm:w-full max-sm:*:flex-1">
        <DayField label={texts.from} day={view.from} change={(from) => show({ from })} />
        <DayField label={texts.to} day={view.to} change={(to) => show({ to })} />
      </div>
    </search>
  )
}
