import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { formText, optionsOf } from './field-options.ts'
import type { ApiValue, FormFieldResponse } from './form-fields.contract.ts'

interface GeneratedFieldsProps {
  fields: readonly FormFieldResponse[]
  /** The first values by field; the defaults without them. */
  values?: Readonly<Record<string, ApiValue>> | undefined
  /** Returns the name of the form field; the name of the field by default. */
  nameOf?: (field: string) => string
}

/** The fields of a generated form with their values. */
export const GeneratedFields = ({ fields, values = {}, nameOf = (name) => name }: GeneratedFieldsProps) =>
  fields.map((field) => {
    const { choices, ...options } = optionsOf(field)
    const common = { name: nameOf(field.name), defaultValue: formText(field, values[field.name] ?? field.default) }
    return choices === undefined ? (
      <TextField key={field.name} autoComplete="off" {...(options as { label: string })} {...common} />
    ) : (
      <SelectField key={field.name} label={field.label} hint={field.help} choices={choices} {...common} />
    )
  })
