import { BadgePercent } from 'lucide-react'
import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/sale-prices/staff'
import { showPrice } from '../../../../lib/money.ts'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { redirectOnMissingPage } from '../../../core/admin-kit/lists/redirect-on-missing-page.ts'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../ui/pages.tsx'
import { listSales, type Sale } from '../sales.contract.ts'
import type { Route } from './+types/sales.page'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const asked = apiFrom(context)(listSales, { query: { page } }).catch(redirectOnMissingPage(request))
  return { page: Number(page), ...(await orErrorPage(texts.failedToLoad, asked)) }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.sales)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.sales,
    reason: texts.onlyStaffReduce,
    waiting: <ListSkeleton />,
  }),
)

export default function SalesPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ page, count, results }) => (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <ResultCount>{texts.sale(shownRange({ page, shown: results.length, count }))}</ResultCount>
            <ButtonLink to={href('/admin/reductions/new')}>
              <BadgePercent aria-hidden="true" className="size-5" />
              {texts.createSale}
            </ButtonLink>
          </div>
          {results.length === 0 && <EmptyState>{texts.noSalesYet}</EmptyState>}
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface empty:hidden">
            {results.map((sale) => (
              <li key={sale.id} className="relative hover:bg-sunken/60">
                <Row sale={sale} />
              </li>
            ))}
          </ul>
          <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfReductions} />
        </>
      )}
    </LoadedForStaff>
  )
}

const LOOKS: Record<Sale['phase'], string> = {
  planned: 'bg-transit-soft text-transit',
  running: 'bg-good-soft text-good',
  ended: 'bg-sunken text-muted',
}

function Row({ sale }: { sale: Sale }) {
  const { id, name, percent, price, starts_at, ends_at, phase, products } = sale
  const from = showMoment(starts_at)
  return (
    <div className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Link
        to={href('/admin/reductions/:id', { id: String(id) })}
        className="font-medium wrap-anywhere after:absolute after:inset-0"
      >
        {name}
      </Link>
      <p className={`w-fit rounded-full px-3 py-0.5 font-medium text-sm sm:justify-self-end ${LOOKS[phase]}`}>
        {texts.PHASES[phase]}
      </p>
      <p className="text-muted text-sm tabular-nums sm:col-span-2">
        {texts.aside(
          percent === null ? texts.costsEach(showPrice(price ?? '0')) : texts.percentLess(percent),
          texts.forProducts(products),
          ends_at === null ? texts.withoutEnd(from) : texts.fromTo(from, showMoment(ends_at)),
        )}
      </p>
    </div>
  )
}
