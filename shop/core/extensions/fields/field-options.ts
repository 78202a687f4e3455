import { texts } from '#texts/core/extensions/fields'
import { priceForField } from '../../../../lib/forms/typed-numbers.ts'
import { showPrice } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import type { FieldOptions } from '../../admin-kit/resource/screen/resource-options.ts'
import type { FormFieldResponse } from './form-fields.contract.ts'

/** Returns a value as its field in a form has it. */
export function formText({ kind }: Pick<FormFieldResponse, 'kind'>, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return kind === 'money' ? priceForField(String(value)) : String(value)
}

/** Returns the values of a select with their labels. */
export const choicesOf = ({ kind, options }: FormFieldResponse): (readonly [string, string])[] =>
  kind === 'boolean'
    ? [
        ['off', texts.no],
        ['on', texts.yes],
      ]
    : options.map(({ value, label }) => [value, label])

/** Returns the field of a form. */
export function optionsOf(field: FormFieldResponse): FieldOptions {
  const { kind, label, help, is_required, max } = field
  const common = { label, ...(help && { hint: help }) }
  switch (kind) {
    case 'choice':
    case 'boolean':
      return { ...common, choices: choicesOf(field) }
    case 'long-text':
      return { ...common, rows: 3, maxRows: 12, required: is_required, maxLength: max ?? undefined }
    case 'date':
      return { ...common, type: 'date', required: is_required }
    case 'number':
      return { ...common, inputMode: 'numeric' }
    case 'money':
      return { ...common, inputMode: 'decimal' }
    case 'text':
      return { ...common, required: is_required, maxLength: max ?? undefined }
  }
}

/** Returns a value in words. */
export function shownValue({ kind, options }: FormFieldResponse, value: unknown): string {
  if (kind === 'money') return showPrice(String(value))
  if (kind === 'boolean') return value ? texts.yes : texts.no
  if (kind === 'choice') return options.find((option) => option.value === value)?.label ?? String(value)
  if (kind === 'date' && value) return showDay(`${value}T12:00:00Z`)
  return String(value)
}
