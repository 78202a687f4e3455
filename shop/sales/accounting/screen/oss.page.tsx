import { href } from 'react-router'
import { texts } from '#texts/sales/accounting'
import { type CountryCode, countryName } from '../../../../lib/places/countries.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Price } from '../../../ui/price.tsx'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { getOss } from '../accounting.contract.ts'
import { quarterOf } from '../oss-return.ts'
import type { Route } from './+types/oss.page'
import { quarterBefore } from './accounting-address.ts'
import { AmountTable } from './amount-table.tsx'

/** The number of quarters to choose from. */
const QUARTERS = 5

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const current = quarterOf(inShopTime(new Date()).day)
  const given = new URL(request.url).searchParams.get('quarter') ?? ''
  const quarter = /^20\d\d-Q[1-4]$/.test(given) ? given : quarterBefore(current)
  const oss = await orErrorPage(texts.failedToLoad, apiFrom(context)(getOss, { query: { quarter } }))
  return { ...oss, current }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.oss)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.oss,
    reason: texts.onlyAccountants,
    up: { to: href('/admin/accounting'), name: texts.accounting },
    waiting: <ListSkeleton />,
  }),
)

export default function OssPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ quarter, rows, corrections, vat, current }) => (
        <div data-wide className="grid max-w-4xl grid-cols-1 gap-8">
          <FilterLinks label={texts.quarter} links={quartersUntil(current).map((name) => linkTo(name, quarter))} />
          <p className="max-w-prose text-muted">
            {texts.ossHint} {texts.inFrance}
          </p>
          {rows.length === 0 ? (
            <EmptyState>{texts.noOssSales}</EmptyState>
          ) : (
            <AmountTable
              caption={texts.oss}
              columns={[
                ...[{ name: texts.country }, { name: texts.rateType }, { name: texts.rate, isAmount: true }],
                ...[
                  { name: texts.withoutVat, isAmount: true },
                  { name: texts.vat, isAmount: true },
                ],
              ]}
              rows={rows.map((row) => ({
                key: `${row.country} ${row.rate}`,
                cells: [
                  countryName(row.country as CountryCode),
                  texts.RATE_TYPES[row.rate_type],
                  texts.percent(row.rate),
                  <Price key="base" of={row.base} />,
                  <Price key="vat" of={row.vat} />,
                ],
              }))}
            />
          )}
          {corrections.length > 0 && (
            <TitledSection name={texts.corrections}>
              <AmountTable
                caption={texts.corrections}
                columns={[{ name: texts.country }, { name: texts.quarter }, { name: texts.vat, isAmount: true }]}
                rows={corrections.map((row) => ({
                  key: `${row.country} ${row.quarter}`,
                  cells: [countryName(row.country as CountryCode), row.quarter, <Price key="vat" of={row.vat} />],
                }))}
              />
            </TitledSection>
          )}
          <p className="flex justify-between gap-4 font-semibold text-lg">
            <span>{texts.vatToPay}</span>
            <Price of={vat} />
          </p>
        </div>
      )}
    </LoadedForStaff>
  )
}

/** Returns a quarter and those before it, newest first. */
const quartersUntil = (current: string): string[] =>
  Array.from({ length: QUARTERS - 1 }).reduce<string[]>(
    (quarters) => [...quarters, quarterBefore(quarters.at(-1) ?? current)],
    [current],
  )

const linkTo = (name: string, chosen: string) => ({
  to: `${href('/admin/accounting/oss')}?quarter=${name}`,
  name,
  isChosen: name === chosen,
})
