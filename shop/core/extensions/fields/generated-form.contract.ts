import { z } from 'zod'
import { maybeLine, maybeText, Tick, text, textLine } from '../../../../lib/fields.contract.ts'
import { readPrice } from '../../../../lib/forms/typed-numbers.ts'
import { toPrice } from '../../../../lib/money.ts'
import type { ApiValue, FormFieldResponse } from './form-fields.contract.ts'

type Limits = Pick<FormFieldResponse, 'min' | 'max'>

/** Returns the schema of a form with these fields. Optional fields that are absent have their default. */
export const generatedForm = (fields: readonly FormFieldResponse[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, formValue(field)])))

/** Returns the schema of the values in a response. */
export const generatedItem = (fields: readonly FormFieldResponse[]) =>
  Object.fromEntries(fields.map((field) => [field.name, itemValue(field).describe(field.label)]))

function formValue(field: FormFieldResponse): z.ZodType<ApiValue> {
  const { kind, label, is_required, max } = field
  const described = <S extends z.ZodType<ApiValue>>(schema: S): z.ZodType<ApiValue> =>
    is_required ? schema.describe(label) : schema.prefault(field.default as never).describe(label)
  switch (kind) {
    case 'text':
      return described(is_required ? textLine(max ?? 200) : maybeLine(max ?? 200))
    case 'long-text':
      return described(is_required ? text(1, max ?? 2_000) : maybeText(max ?? 2_000))
    case 'number':
      return described(integer(field))
    case 'money':
      return described(price(field))
    case 'boolean':
      return described(z.union([Tick, z.literal('off').transform(() => false)]))
    case 'choice':
      return described(
        z.enum(
          field.options.map(({ value }) => value),
          'Choose one of the options.',
        ),
      )
    case 'date': {
      const day = z.iso.date('Enter a valid date.')
      return described(is_required ? day : z.union([z.literal(''), day], 'Enter a valid date.'))
    }
  }
}

function itemValue({ kind }: FormFieldResponse): z.ZodType<ApiValue> {
  if (kind === 'number') return z.number()
  return kind === 'boolean' ? z.boolean() : z.string()
}

const integer = ({ min, max }: Limits) =>
  z
    .union([z.number(), z.string()])
    .transform((given) => (typeof given === 'string' && /^-?\d{1,15}$/.test(given.trim()) ? Number(given) : given))
    .pipe(
      z.int('A valid integer is required.').refine((value) => isWithin(value, { min, max }), limitText({ min, max })),
    )

const price = ({ min, max }: Limits) =>
  z.string().transform((typed, context) => {
    const read = readPrice(typed)
    if ('value' in read && isWithin(read.value, { min, max })) return toPrice(read.value)
    const shown = { min: min === null ? null : toPrice(min), max: max === null ? null : toPrice(max) }
    context.addIssue({ code: 'custom', message: 'error' in read ? read.error : limitText(shown) })
    return z.NEVER
  })

const isWithin = (value: number, { min, max }: Limits) => value >= (min ?? -Infinity) && value <= (max ?? Infinity)

function limitText({ min, max }: { min: number | string | null; max: number | string | null }): string {
  if (min !== null && max !== null) return `Enter a number from ${min} to ${max}.`
  return min === null ? `Enter a number of at most ${max}.` : `Enter a number of at least ${min}.`
}
