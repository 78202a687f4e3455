import { texts } from '#texts/sales/companies'
import { nestedName } from '../../../lib/forms/nested-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { OrderCompany } from './company.contract.ts'

/** Imports the schema of a company, for use when a field gets the focus. */
export const companyRules = async () => (await import('./company.contract.ts')).Company

interface CompanyFieldsProps {
  company?: Partial<OrderCompany> | undefined
  /** Prefix of the field names: `company` gives `company[name]`. */
  within?: string
}

/** The fields of a company in a form. */
export function CompanyFields({ company, within }: CompanyFieldsProps) {
  const field = (name: keyof OrderCompany) => ({
    name: within === undefined ? name : nestedName([within, name]),
    defaultValue: company?.[name],
  })
  return (
    <>
      <TextField label={texts.companyName} {...field('name')} autoComplete="organization" maxLength={120} />
      <TextField
        label={texts.vatNumber}
        {...field('vat_number')}
        hint={texts.vatNumberHint}
        required={false}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <TextField
        label={texts.siren}
        {...field('siren')}
        hint={texts.sirenHint}
        required={false}
        inputMode="numeric"
        maxLength={20}
      />
    </>
  )
}
