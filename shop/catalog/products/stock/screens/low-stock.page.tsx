import { href, Link } from 'react-router'
import { texts } from '#texts/catalog/products/stock/screens'
import { pagesOf } from '../../../../../lib/page-of.contract.ts'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../../../lib/texts/shown-range.ts'
import { ForRole } from '../../../../core/admin-kit/for-role.tsx'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { redirectOnMissingPage } from '../../../../core/admin-kit/lists/redirect-on-missing-page.ts'
import { ResultCount } from '../../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../../core/api.ts'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../../ui/pages.tsx'
import { ScrollableTable } from '../../../../ui/table/scrollable-table.tsx'
import { type LowVariant, listLowStock, SOLD_DAYS } from '../low-stock.contract.ts'
import type { Route } from './+types/low-stock.page'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const call = apiFrom(context)(listLowStock, { query: { page } }).catch(redirectOnMissingPage(request))
  return { page: Number(page), ...(await orErrorPage(texts.failedToLoadLow, call)) }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.lowStock)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.lowStock, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function LowStockScreen({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <LowStock {...data} />}</LoadedForStaff>
}

const number = 'px-3 py-2.5 text-right align-top tabular-nums whitespace-nowrap'

function LowStock({ page, results, count, threshold }: NonNullable<Route.ComponentProps['loaderData']>) {
  return (
    <div data-wide className="max-w-6xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <ResultCount>
          {count > 0 && texts.belowTheirThreshold(shownRange({ page, shown: results.length, count }))}
        </ResultCount>
        <p className="text-muted text-sm">
          {texts.shopThreshold(threshold)}{' '}
          <ForRole needed="owner">
            <Link
              to={href('/admin/settings/:group?', { group: 'stock' })}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 md:min-h-7"
            >
              {texts.changeThreshold}
            </Link>
          </ForRole>
        </p>
      </div>
      {results.length === 0 ? (
        <EmptyState>{texts.noLowStock}</EmptyState>
      ) : (
        <ScrollableTable caption={texts.lowStock}>
          <thead>
            <tr className="border-line border-b text-muted *:font-medium">
              <th scope="col" className="px-4 py-2.5 text-left">
                {texts.product}
              </th>
              <th scope="col" className={number}>
                {texts.inStock}
              </th>
              <th scope="col" className={`${number} max-sm:hidden`}>
                {texts.reserved}
              </th>
              <th scope="col" className={`${number} max-lg:hidden`}>
                {texts.thresholdColumn}
              </th>
              <th scope="col" className={`${number} max-sm:hidden`}>
                {texts.soldIn(SOLD_DAYS)}
              </th>
              <th scope="col" className={number}>
                {texts.daysLeft}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {results.map((variant) => (
              <LowRow key={variant.id} variant={variant} />
            ))}
          </tbody>
        </ScrollableTable>
      )}
      <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfLowStock} />
    </div>
  )
}

function LowRow({ variant }: { variant: LowVariant }) {
  const { product, name, sku, stock, reserved, threshold, sold, days_left, waiting } = variant
  return (
    <tr className="hover:bg-sunken">
      <th scope="row" className="px-4 py-2.5 text-left align-top min-w-28 font-normal wrap-anywhere">
        <Link
          to={href('/admin/stock/products/:product', { product: String(product.id) })}
          aria-label={texts.receiveOrAdjust(`${product.title}, ${name}`)}
          className="font-medium underline-offset-4 hover:underline"
        >
          {product.title}
        </Link>
        <span className="block text-muted">
          {[name, sku, waiting > 0 ? texts.waiting(waiting) : ''].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td className={`${number} font-medium ${stock === 0 ? 'text-danger' : 'text-warn'}`}>{stock}</td>
      <td className={`${number} max-sm:hidden`}>{reserved}</td>
      <td className={`${number} max-lg:hidden`}>{threshold}</td>
      <td className={`${number} max-sm:hidden`}>{sold}</td>
      <td className={number}>{days_left ?? '–'}</td>
    </tr>
  )
}
