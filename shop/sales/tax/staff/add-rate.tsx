import { Plus } from 'lucide-react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/sales/tax/staff'
import { countryName, sortedByName, VAT_COUNTRY_CODES } from '../../../../lib/places/countries.ts'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

const rules = async () => (await import('../vat-rates.contract.ts')).VatRateForm
const COUNTRIES = sortedByName(VAT_COUNTRY_CODES).map((code) => [code, countryName(code)] as const)

/** The form that adds a rate with its start date. */
export function AddRate() {
  const fetcher = useFetcher<ActionResult>()
  return (
    <details className="group mt-4 rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 px-5 font-medium">
        <Plus aria-hidden="true" className="size-5 transition-transform group-open:rotate-45" />
        {texts.addARate}
      </summary>
      <ShopForm
        fetcher={fetcher}
        schema={rules}
        errors={fetcher.data?.errors}
        emptyAfter={fetcher.data?.isDone && fetcher.data}
        className="px-5 pb-5 sm:grid-cols-2"
      >
        <SelectField name="country" label={texts.country} choices={COUNTRIES} />
        <SelectField name="vat_class" label={texts.vatClass} choices={texts.classes} />
        <TextField
          name="percent"
          label={texts.percent}
          hint={texts.forExample20Or5Hint}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField name="valid_from" type="date" label={texts.validFrom} hint={texts.todayOrAFutureDateHint} />
        <SubmitButton className="justify-self-start">{texts.add}</SubmitButton>
      </ShopForm>
    </details>
  )
}
