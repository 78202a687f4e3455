import { X } from 'lucide-react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/sales/tax/staff'
import { countryName, sortedByName } from '../../../../lib/places/countries.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { IconButton } from '../../../ui/button.tsx'
import type { VatRate } from '../vat-rates.contract.ts'

/** The rates of each country: current ones, and future ones, which can be removed. */
export function RatesList({ rates }: { rates: readonly VatRate[] }) {
  const countries = sortedByName([...new Set(rates.map(({ country }) => country))])
  return (
    <ul className="mt-6 divide-y divide-line border-line border-y">
      {countries.map((country) => (
        <li key={country} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <p className="font-medium">{countryName(country)}</p>
          <ul className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
            {rates
              .filter((rate) => rate.country === country)
              .map((rate) => (
                <li key={rate.vat_class + rate.valid_from} className="flex items-center">
                  {rate.is_coming ? <ComingRate rate={rate} /> : <span className="tabular-nums">{said(rate)}</span>}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const said = ({ vat_class, percent }: VatRate) => texts.rateOf(texts.classes[vat_class], percent)

function ComingRate({ rate }: { rate: VatRate }) {
  const fetcher = useFetcher()
  const { country, vat_class, valid_from } = rate
  return (
    <fetcher.Form method="delete" className="flex items-center">
      <span className="text-muted tabular-nums">
        {said(rate)} {texts.fromDay(showDay(`${valid_from}T12:00:00Z`))}
      </span>
      <input type="hidden" name="country" value={country} />
      <input type="hidden" name="vat_class" value={vat_class} />
      <input type="hidden" name="valid_from" value={valid_from} />
      <IconButton
        type="submit"
        label={texts.remove(said(rate), countryName(country))}
        aria-disabled={fetcher.state !== 'idle'}
        className="-my-2"
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </fetcher.Form>
  )
}
