import { texts } from '#texts/sales/companies'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { OrderCompany } from './company.contract.ts'

/** Imports the schema of a company, for use when a field gets the focus. */
export const companyRules = async () => (await import('./company.contract.ts')).Company

/** The fields of a company in a form. */
export function CompanyFields({ company }: { company: Partial<OrderCompany> | undefined }) {
  return (
    <>
      <TextField
        label={texts.companyName}
        name="name"
        autoComplete="organization"
        maxLength={120}
        defaultValue={company?.name}
      />
      <TextField
        label={texts.vatNumber}
        name="vat_number"
        hint={texts.vatNumberHint}
        required={false}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        defaultValue={company?.vat_number}
      />
      <TextField
        label={texts.siren}
        name="siren"
        hint={texts.sirenHint}
        required={false}
        inputMode="numeric"
        maxLength={20}
        defaultValue={company?.siren}
      />
    </>
  )
}
