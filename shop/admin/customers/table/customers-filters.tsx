import { Link, useNavigate } from 'react-router'
import { texts } from '#texts/admin/customers'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { priceForField } from '../../../../lib/forms/typed-numbers.ts'
import { COUNTRY_CODES, countryName, sortedByName } from '../../../../lib/places/countries.ts'
import { localizedList } from '../../../../lib/texts/localized-constant.ts'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { FilterSelect } from '../../../core/admin-kit/lists/filter-select.tsx'
import { TableSearch } from '../../../core/admin-kit/lists/table-search.tsx'
import { CONSENT_STATES } from '../../../core/marketing-consent/marketing-consent.contract.ts'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import type { listCustomers } from '../customers.contract.ts'
import { useTags } from '../tags/tag-choices.tsx'
import { type CustomersView, customersAddress, readEuros } from './table-address.ts'

const FIELD = 'h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base'
const CHOICE = 'max-w-56 max-sm:max-w-none'
const NO_FILTERS = { ordered: undefined, tag: undefined, consent: undefined, country: undefined, spentFrom: undefined }
const COUNTRIES = localizedList(() => sortedByName(COUNTRY_CODES))

interface CustomersFiltersProps {
  view: CustomersView
  counts: ResponseOf<typeof listCustomers>['counts']
}

/** Filters of the customer list. A query applies while typing. All are in the URL. */
export function CustomersFilters({ view, counts }: CustomersFiltersProps) {
  const navigate = useNavigate()
  const tags = useTags() ?? []
  const show = (change: Partial<CustomersView>, replace = false) =>
    void navigate(customersAddress(view, change), { replace, state: SAME_SCREEN })
  const link = (ordered: CustomersView['ordered'], which: keyof typeof texts.FILTERS) => ({
    to: customersAddress(view, { ordered }),
    name: texts.FILTERS[which],
    ...(counts && { count: counts[which] }),
    isChosen: view.ordered === ordered,
  })
  const isKnown = view.tag === undefined || tags.some(({ id }) => String(id) === view.tag)
  return (
    <div className="grid gap-3">
      <search className="flex flex-wrap gap-3">
        <TableSearch
          name="search"
          label={texts.nameOrEmail}
          words={view.words}
          maxLength={254}
          find={(words) => show({ words }, view.words !== '')}
          takesFocus
          className="basis-72"
        />
        <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
          <FilterSelect
            label={texts.tag}
            all={texts.anyTag}
            value={view.tag}
            choices={[
              ...tags.map(({ id, name }) => [String(id), name] as const),
              ...(isKnown || view.tag === undefined ? [] : [[view.tag, texts.deletedTag] as const]),
            ]}
            choose={(tag) => show({ tag })}
            className={CHOICE}
          />
          <FilterSelect
            label={texts.country}
            all={texts.anyCountry}
            value={view.country}
            choices={COUNTRIES.map((code) => [code, countryName(code)] as const)}
            choose={(country) => show({ country })}
            className={CHOICE}
          />
          <FilterSelect
            label={texts.consent}
            all={texts.anyConsent}
            value={view.consent}
            choices={CONSENT_STATES.toReversed().map((state) => [state, texts.CONSENTS[state]] as const)}
            choose={(consent) => show({ consent })}
            className={CHOICE}
          />
          <input
            key={view.spentFrom}
            aria-label={texts.spentAtLeast}
            placeholder={texts.spentAtLeast}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            defaultValue={priceForField(view.spentFrom ?? '')}
            onBlur={({ target }) => {
              const spentFrom = readEuros(target.value)
              if (spentFrom !== view.spentFrom) show({ spentFrom })
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') currentTarget.blur()
            }}
            className={`${FIELD} w-44 max-sm:w-full`}
          />
        </div>
      </search>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <FilterLinks
          label={texts.customersBy}
          links={[link(undefined, 'all'), link('true', 'ordered'), link('false', 'never')]}
        />
        {(view.tag ?? view.consent ?? view.country ?? view.spentFrom) !== undefined && (
          <Link
            to={customersAddress(view, NO_FILTERS)}
            state={SAME_SCREEN}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-ink"
          >
            {texts.clearFilters}
          </Link>
        )}
      </div>
    </div>
  )
}
