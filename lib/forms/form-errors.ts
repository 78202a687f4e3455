import type { CallFailed } from '../api-client.ts'
import { currentLocale, perLanguage } from '../texts/current-formats.ts'

/** The errors of a form: texts by field name, and general ones under `non_field_errors`. */
export interface FieldErrors {
  readonly [field: string]: readonly string[]
}

export const NO_ERRORS: FieldErrors = {}

/** Returns the field errors of a refused call; empty for other failures, which have a complete message. */
export function fieldErrorsOf({ error }: CallFailed): FieldErrors {
  const fields = Object.entries(error).filter((entry): entry is [string, string[]] => isTexts(entry[1]))
  return Object.fromEntries(fields)
}

/**
 * Joins the errors of one field to one sentence: a list ending in 'and', and a full stop (docs/reference/rules.md,
 * Error messages).
 */
export function sentenceOf(texts: readonly string[]): string {
  // Most texts already end with a full stop.
  return `${list().format(texts.map((text) => text.replace(/\.$/, '')))}.`
}

const list = perLanguage(() => new Intl.ListFormat(currentLocale(), { type: 'conjunction' }))

/** Returns whether a value is the list of errors of a field. */
export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')
}
