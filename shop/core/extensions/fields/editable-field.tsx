import { texts } from '#texts/core/extensions/fields'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { ExtraSection } from './extra.contract.ts'

interface EditableFieldProps {
  field: Pick<ExtraSection['fields'][number], 'name' | 'kind' | 'label' | 'help' | 'value' | 'options'>
  /** Whether a number or a choice can be empty. */
  isOptional: boolean
}

/** A field of an extension, which has one value. */
export function EditableField({ field: { name, kind, label, help, value, options }, isOptional }: EditableFieldProps) {
  const common = { name, label, hint: help, defaultValue: value }
  switch (kind) {
    case 'boolean':
      return (
        <CheckBox name={name} value="on" defaultChecked={value === 'on'}>
          {label}
          {help && <span className="block text-muted text-sm">{help}</span>}
        </CheckBox>
      )
    case 'choice':
      return (
        <SelectField
          {...common}
          choices={isOptional ? { '': texts.noChoice, ...options } : options}
          required={!isOptional}
        />
      )
    default:
      return (
        <TextField
          {...common}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          required={kind === 'number' && !isOptional}
          autoComplete="off"
        />
      )
  }
}
