import { LOCALE } from '#language'
import type { CallFailed } from '../api-client.ts'

/** What is wrong with a form: texts by the name of the field, and under `non_field_errors` what is wrong with the whole. */
export interface FieldErrors {
  readonly [field: string]: readonly string[]
}

export const NO_ERRORS: FieldErrors = {}

/** Returns the field errors of a refused call. A refusal of another kind (`detail`, no answer at all) has none: its message says everything. */
export function fieldErrorsOf({ error }: CallFailed): FieldErrors {
  const fields = Object.entries(error).filter((entry): entry is [string, string[]] => isTexts(entry[1]))
  return Object.fromEntries(fields)
}

/** Errors of one field as one sentence: a list ending in 'and', and a full stop (docs/reference/rules.md, Error messages). */
export function sentenceOf(texts: readonly string[]): string {
  // Most texts are sentences themselves, and two full stops are one too many.
  return `${list.format(texts.map((text) => text.replace(/\.$/, '')))}.`
}

const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' })

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')
}
