import { maybeText } from '../../../lib/fields.contract.ts'
import type { ResponseErrors } from '../../../server/http/refusal.ts'
import { unseal } from '../../../server/sealed.ts'
import type { SettingField, SettingFields, SettingValues } from '../../extension/settings.ts'

/** Values as they are stored and as forms send them. */
export type StoredValues = Readonly<Record<string, string>>

const MAX_TEXT = 200
const MAX_SECRET = 2_000
export const NOT_VALID = 'Not a valid string.'
/** Keys of Stripe that were stored before it was an extension. */
const EARLIER_PURPOSE = 'payment keys'

/**
 * Returns the typed values of all fields. A missing or no longer valid value is the default.
 * @param environment overrides the stored values of fields with a variable
 */
export function typedValues(
  fields: SettingFields,
  stored: StoredValues,
  environment: StoredValues = {},
): SettingValues<SettingFields> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = valueOfVariable(field, environment) ?? (field.isHidden ? undefined : stored[name])
    return [name, value === undefined || problemOf(field, value) ? field.default : typed(field, value)]
  })
  return Object.freeze(Object.fromEntries(entries))
}

/** Returns the value that the environment sets; undefined if it sets none. */
export const valueOfVariable = ({ env }: SettingField, environment: StoredValues): string | undefined =>
  env === undefined ? undefined : environment[env]?.trim() || undefined

/**
 * Checks the environment variables of settings. If one of them is set, those that can't be empty are needed too.
 * @returns a sentence without the values; undefined if all are valid
 */
export function variableProblem(fields: SettingFields, environment: StoredValues): string | undefined {
  const withVariable = Object.values(fields).filter(({ env }) => env !== undefined)
  const isSet = (field: SettingField) => valueOfVariable(field, environment) !== undefined
  const areSet = withVariable.some((field) => !field.isHidden && isSet(field))
  for (const field of withVariable) {
    if (!isSet(field) && (!areSet || field.isHidden || problemOf(field, '') === undefined)) continue
    const problem = problemOf(field, valueOfVariable(field, environment) ?? '')
    if (problem) return `${field.env}. ${problem}`
  }
  return undefined
}

/** Returns a value as forms show it. */
export const shownValue = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'on' : '') : String(value)

/** Returns the sent values of all fields, without spaces around them. A missing check box is not ticked. */
export function readValues(fields: SettingFields, sent: Readonly<Record<string, unknown>>): StoredValues {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, String(sent[name] ?? '').trim()]))
}

/** Returns the errors of sent values by field. */
export function problemsOf(fields: SettingFields, values: StoredValues): ResponseErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = problemOfSent(field, values[name] ?? '')
      return problem ? [[name, [problem]]] : []
    }),
  )
}

/** Returns the problem of a value from a form; undefined if it is valid. */
export const problemOfSent = (field: SettingField, value: string): string | undefined =>
  field.kind === 'text' && !maybeText(value.length).safeParse(value).success ? NOT_VALID : problemOf(field, value)

/** Returns the problem of a stored value; undefined if it is valid. It can have characters that forms refuse. */
export function problemOf(field: SettingField, value: string): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'secret': {
      const max = field.kind === 'text' ? (field.max ?? MAX_TEXT) : MAX_SECRET
      if ([...value].length > max) return `Ensure this field has no more than ${max} characters.`
      if (field.kind === 'secret' && /\p{Cc}/u.test(value)) return 'Enter it without line breaks.'
      try {
        return field.validate?.(value)
      } catch {
        return 'This value could not be checked.'
      }
    }
    case 'number': {
      const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = field
      const isValid = /^-?\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max
      if (isValid) return undefined
      return field.min === undefined || field.max === undefined
        ? 'Enter a whole number within the limits.'
        : `Enter a number from ${min} to ${max}.`
    }
    case 'choice':
      return Object.hasOwn(field.options, value) ? undefined : 'Choose one of the options.'
    case 'boolean':
      return value === '' || value === 'on' ? undefined : 'Send on, or nothing.'
  }
}

/** Returns the typed value of a valid text. */
export function typed(field: SettingField, value: string): string | number | boolean {
  if (field.kind === 'number') return Number(value)
  return field.kind === 'boolean' ? value === 'on' : value
}

/** Returns the decrypted secrets; null if they were encrypted with the secret of another data folder. */
export function secretsIn(sealed: Buffer | null, secret: Buffer): StoredValues | null {
  if (!sealed) return {}
  for (const purpose of ['extension settings', EARLIER_PURPOSE] as const)
    try {
      return JSON.parse(unseal(sealed, purpose, secret))
    } catch {
      // Sealed for the other purpose, or with another secret.
    }
  return null
}
