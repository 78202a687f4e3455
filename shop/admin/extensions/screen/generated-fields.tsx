import type { FormFieldResponse } from '../../../core/extensions/fields/form-fields.contract.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { formText, optionsOf } from '../field-options.ts'

/** The fields of a generated form with their defaults. */
export const GeneratedFields = ({ fields }: { fields: readonly FormFieldResponse[] }) =>
  fields.map((field) => {
    const { choices, ...options } = optionsOf(field)
    const common = { name: field.name, defaultValue: formText(field.default) }
    return choices === undefined ? (
      <TextField key={field.name} autoComplete="off" {...(options as { label: string })} {...common} />
    ) : (
      <SelectField key={field.name} label={field.label} hint={field.help} choices={choices} {...common} />
    )
  })
