import { href } from 'react-router'
import { texts } from '#texts/sales/accounting'
import { type CountryCode, countryName } from '../../../../lib/places/countries.ts'
import { DataTable } from '../../../core/admin-kit/lists/data-table.tsx'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { Price } from '../../../ui/price.tsx'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import { getOss } from '../accounting.contract.ts'
import { quarterOf } from '../oss-return.ts'
import { quarterBefore } from './accounting-address.ts'

/** The number of quarters to choose from. */
const QUARTERS = 5

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const current = quarterOf(inShopTime(new Date()).day)
    const given = query.get('quarter') ?? ''
    const quarter = /^20\d\d-Q[1-4]$/.test(given) ? given : quarterBefore(current)
    const oss = await api(getOss, { query: { quarter } })
    return { ...oss, current }
  },
  title: texts.oss,
  reason: texts.onlyAccountants,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/accounting'), name: texts.accounting },
  view: ({ quarter, rows, corrections, vat, current }) => (
    <div data-wide className="grid max-w-4xl grid-cols-1 gap-8">
      <FilterLinks label={texts.quarter} links={quartersUntil(current).map((name) => linkTo(name, quarter))} />
      <p className="max-w-prose text-muted">
        {texts.ossHint} {texts.inFrance}
      </p>
      {rows.length === 0 ? (
        <EmptyState>{texts.noOssSales}</EmptyState>
      ) : (
        <DataTable
          caption={texts.oss}
          columns={[
            { name: texts.country, cell: ({ country }) => countryName(country as CountryCode) },
            { name: texts.rateType, cell: ({ rate_type }) => texts.RATE_TYPES[rate_type] },
            { name: texts.rate, cell: ({ rate }) => texts.percent(rate), isNumber: true },
            { name: texts.withoutVat, price: ({ base }) => base },
            { name: texts.vat, price: ({ vat }) => vat },
          ]}
          rows={rows}
          keyOf={({ country, rate }) => `${country} ${rate}`}
        />
      )}
      {corrections.length > 0 && (
        <TitledSection name={texts.corrections}>
          <DataTable
            caption={texts.corrections}
            columns={[
              { name: texts.country, cell: ({ country }) => countryName(country as CountryCode) },
              { name: texts.quarter, cell: ({ quarter }) => nameOf(quarter) },
              { name: texts.vat, price: ({ vat }) => vat },
            ]}
            rows={corrections}
            keyOf={({ country, quarter }) => `${country} ${quarter}`}
          />
        </TitledSection>
      )}
      <p className="flex justify-between gap-4 font-semibold text-lg">
        <span>{texts.vatToPay}</span>
        <Price of={vat} />
      </p>
    </div>
  ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

/** Returns a quarter and those before it, newest first. */
const quartersUntil = (current: string): string[] =>
  Array.from({ length: QUARTERS - 1 }).reduce<string[]>(
    (quarters) => [...quarters, quarterBefore(quarters.at(-1) ?? current)],
    [current],
  )

const linkTo = (quarter: string, chosen: string) => ({
  to: `${href('/admin/accounting/oss')}?quarter=${quarter}`,
  name: nameOf(quarter),
  isChosen: quarter === chosen,
})

/** Returns the name of a quarter, such as `2026-Q4`, in the language of the page. */
function nameOf(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-Q')
  return texts.quarterName(year, number)
}
