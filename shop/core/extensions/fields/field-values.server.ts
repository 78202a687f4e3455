import type { Extension } from '../../../extension/extension.ts'
import type { ExtraField, ExtraFields, ExtraKind, ExtraValue } from '../../../extension/fields.ts'
import type { SettingField } from '../../../extension/settings.ts'
import { NOT_VALID, problemOf, problemOfSent, shownValue, typed } from '../setting-values.server.ts'
import type { ExtraValues } from './extra-store.server.ts'

/** Values to store by field; null removes one. */
export type ExtraChange = Record<string, ExtraValue | null>

/** Returns the fields of an extension for a kind of record. */
export const fieldsOf = ({ fields = {} }: Pick<Extension, 'fields'>, kind: ExtraKind): ExtraFields =>
  Object.fromEntries(Object.entries(fields).filter(([, { of }]) => of === kind))

/** Returns how the activity log has a personal text. */
export const characterCount = (text: string): string => `${[...text].length} characters`

/** Additional fields are validated like settings. */
const asSetting = (field: ExtraField) => ({ default: '', ...field }) as unknown as SettingField

const TYPES = { text: 'string', choice: 'string', number: 'number', boolean: 'boolean' } as const

/** Returns the stored values that the fields still allow. */
export function validValues(fields: ExtraFields, stored: ExtraValues): ExtraValues {
  const valid = Object.entries(fields).flatMap(([name, field]) => {
    const value = stored[name]
    return value === undefined || problemOfValue(field, value) ? [] : [[name, value]]
  })
  return Object.fromEntries(valid)
}

/** Returns the problem of a value that an extension sets, or that is stored; undefined if it is valid. */
export function problemOfValue(field: ExtraField, value: unknown): string | undefined {
  if (typeof value !== TYPES[field.kind]) return `Use a ${TYPES[field.kind]}.`
  // PostgreSQL stores neither in JSON.
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return NOT_VALID
  return problemOf(asSetting(field), shownValue(value as ExtraValue))
}

/**
 * Reads the values that staff sent for editable fields. An empty value removes one; an empty check box is not ticked.
 * @returns the values to store, and the errors by field
 */
export function readSent(fields: ExtraFields, sent: Readonly<Record<string, unknown>>) {
  const values: ExtraChange = {}
  const problems: Record<string, string[]> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!field.isEditable) continue
    const value = String(sent[name] ?? '').trim()
    const problem = value === '' ? undefined : problemOfSent(asSetting(field), value)
    if (problem) problems[name] = [problem]
    else values[name] = value === '' && field.kind !== 'boolean' ? null : typed(asSetting(field), value)
  }
  return { values, problems }
}
