import { texts } from '#texts/sales/tax/staff'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { countryName, sortedByName } from '../../../../lib/places/countries.ts'
import type { listVatRates } from '../vat-rates.contract.ts'

/** Lists VAT classes in use without a rate in a country; the rate applied meanwhile may be too high. */
export function MissingRates({ missing }: Pick<ResponseOf<typeof listVatRates>, 'missing'>) {
  return (
    <section aria-labelledby="missing" className="mt-10 rounded-card bg-warn-soft px-5 py-4 text-warn">
      <h2 id="missing" className="font-medium">
        {texts.ratesAreMissing}
      </h2>
      <p className="mt-1 text-sm">{texts.standardIsCounted}</p>
      <ul className="mt-2 list-disc pl-5 text-sm">
        {missing.map(({ vat_class, products, countries }) => (
          <li key={vat_class}>
            {texts.missingRate(texts.classes[vat_class], products, sortedByName(countries).map(countryName))}
          </li>
        ))}
      </ul>
    </section>
  )
}
