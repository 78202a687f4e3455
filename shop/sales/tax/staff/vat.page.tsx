import { href } from 'react-router'
import { texts } from '#texts/sales/tax/staff'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { priceForField } from '../../../../lib/forms/typed-numbers.ts'
import { countryName, sortedByName, VAT_COUNTRY_CODES } from '../../../../lib/places/countries.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { listVatRates, vatRates } from '../vat-rates.contract.ts'
import { MissingRates } from './missing-rates.tsx'
import { SoldAbroad } from './sold-abroad.tsx'

const COUNTRIES = localizedConstant(() =>
  Object.fromEntries(sortedByName(VAT_COUNTRY_CODES).map((code) => [code, countryName(code)])),
)

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: callsOf({ ...vatRates, list: listVatRates }),
  form: async () => (await import('../vat-rates.contract.ts')).VatRateForm,
  items: ({ rates }) => {
    const order = sortedByName(VAT_COUNTRY_CODES)
    return rates.toSorted((one, other) => order.indexOf(one.country) - order.indexOf(other.country))
  },
  name: ({ country, vat_class, percent }) => texts.rateOf(texts.classes[vat_class], percent, countryName(country)),
  values: ({ country, vat_class, percent, valid_from }) => ({
    country,
    vat_class,
    percent: priceForField(percent),
    valid_from,
  }),
  fields: {
    country: { label: texts.country, choices: COUNTRIES },
    vat_class: { label: texts.vatClass, choices: texts.classes },
    percent: { label: texts.percent, hint: texts.forExample20Or5Hint, inputMode: 'decimal' },
    valid_from: { label: texts.validFrom, hint: texts.firstDayHint, type: 'date' },
  },
  isAddCollapsed: true,
  summary: ({ country, vat_class, percent, valid_from }) =>
    `${texts.rateOf(texts.classes[vat_class], percent, countryName(country))}, ${texts.fromDay(showRateDay(valid_from))}`,
  canEdit: ({ is_coming }) => is_coming,
  canRemove: ({ is_coming }) => is_coming,
  columns: {
    country: { label: texts.country, value: ({ country }) => countryName(country) },
    vat_class: { label: texts.vatClass, value: ({ vat_class }) => texts.classes[vat_class] },
    percent: {
      label: texts.rate,
      value: ({ percent }) => Number(percent),
      cell: ({ percent }) => texts.percentage(percent),
      isNumber: true,
    },
    valid_from: {
      label: texts.validFrom,
      value: ({ valid_from }) => valid_from,
      cell: ({ valid_from }) => showRateDay(valid_from),
    },
    state: {
      label: texts.state,
      value: ({ is_coming }) => texts.states[is_coming ? 'future' : 'current'],
    },
  },
  filters: {
    country: { label: texts.country, choices: COUNTRIES, value: ({ country }) => [country] },
    class: { label: texts.vatClass, choices: texts.classes, value: ({ vat_class }) => [vat_class] },
    state: {
      label: texts.state,
      choices: texts.states,
      value: ({ is_coming }) => [is_coming ? 'future' : 'current'],
    },
  },
  intro: (data) => <VatIntro {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

const showRateDay = (day: string) => showDay(`${day}T12:00:00Z`)

function VatIntro({ mode, missing, threshold, sold_abroad }: ResponseOf<typeof listVatRates>) {
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="max-w-xl text-muted">{texts.modes[mode]}</p>
        <ButtonLink
          to={href('/admin/settings/:group?', { group: 'vat' })}
          weight="quiet"
          aria-label={texts.changeVat}
          className="-mr-4"
        >
          {texts.change}
        </ButtonLink>
      </div>
      <SoldAbroad years={sold_abroad} threshold={threshold} isCountedThere={mode === 'destination'} />
      {missing.length > 0 && <MissingRates missing={missing} />}
      <h2 className="mt-10 text-xl">{texts.rates}</h2>
      <p className="mt-1 mb-4 max-w-xl text-muted text-sm">{texts.whatRatesAre}</p>
    </div>
  )
}
