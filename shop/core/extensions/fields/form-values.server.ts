import { fieldText } from '../../../../lib/forms/field-texts.ts'
import { toCents, toPrice } from '../../../../lib/money.ts'
import { ExtensionInvalid } from '../../../extension/endpoints.ts'
import type { FormField, FormFields, FormValues } from '../../../extension/form-fields.ts'
import type { ApiValue, FormFieldResponse } from './form-fields.contract.ts'
import { generatedForm } from './generated-form.contract.ts'

/** Values as extensions get them and as they are stored: `money` in cents. */
export type TypedValues = FormValues<FormFields>

const MAX_OF_TEXT = { text: 200, 'long-text': 2_000 } as const

/** Describes fields for forms, in their order. */
export const describeFields = (fields: FormFields): FormFieldResponse[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    kind: field.kind,
    label: field.label,
    help: field.help ?? '',
    is_required: 'isRequired' in field && field.isRequired === true,
    min: field.kind === 'number' || field.kind === 'money' ? (field.min ?? (field.kind === 'money' ? 0 : null)) : null,
    max: maxOf(field),
    options: field.kind === 'choice' ? Object.entries(field.options).map(([value, label]) => ({ value, label })) : [],
    default: apiValue(field, field.default),
  }))

function maxOf(field: FormField): number | null {
  if (field.kind === 'text' || field.kind === 'long-text') return field.max ?? MAX_OF_TEXT[field.kind]
  return field.kind === 'number' || field.kind === 'money' ? (field.max ?? null) : null
}

const apiValue = ({ kind }: FormField, value: ApiValue): ApiValue => (kind === 'money' ? toPrice(Number(value)) : value)

/** Returns values as the API shows them. */
export const apiValues = (fields: FormFields, values: TypedValues): Record<string, ApiValue> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, apiValue(field, values[name] ?? field.default)]),
  )

/** Returns the values of a parsed form as extensions get them. */
export const typedFormValues = (fields: FormFields, sent: Readonly<Record<string, ApiValue>>): TypedValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const value = sent[name] ?? ''
      return [name, kind === 'money' ? toCents(String(value)) : value]
    }),
  )

/** Returns stored values. A missing value, and one that an update made invalid, is the default. */
export const storedValues = (fields: FormFields, stored: Readonly<Record<string, unknown>>): TypedValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = stored[name]
      const isValid =
        typeof value === typeof field.default &&
        (field.kind !== 'choice' || Object.hasOwn(field.options, value as string))
      return [name, isValid ? (value as ApiValue) : field.default]
    }),
  )

/** Checks the values that an extension writes, like those of a form. @throws ExtensionInvalid */
export function checkedValues(fields: FormFields, values: TypedValues): TypedValues {
  for (const name of Object.keys(values))
    if (!Object.hasOwn(fields, name)) throw new Error(`There is no field ${name}.`)
  const read = generatedForm(describeFields(fields)).safeParse(apiValues(fields, values), { error: fieldText })
  if (read.success) return typedFormValues(fields, read.data)
  throw new ExtensionInvalid(
    Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])),
  )
}

/** Returns a value in words, for names and the activity log; empty for an empty one. */
export function shownValue(field: FormField, value: ApiValue): string {
  if (field.kind === 'choice') return field.options[String(value)] ?? String(value)
  if (field.kind === 'boolean') return value ? 'yes' : 'no'
  return String(apiValue(field, value))
}
