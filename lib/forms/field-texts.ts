import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Returns the error text for a zod issue (texts of Django REST Framework). Passed to zod when parsing. */
export function fieldText(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.input, issue.expected)
    case 'invalid_union':
      return wrongType(issue.input, 'int')
    case 'too_big':
      if (issue.origin === 'array') return `Ensure this field has no more than ${issue.maximum} elements.`
      return issue.origin === 'string'
        ? `Ensure this field has no more than ${issue.maximum} characters.`
        : `Ensure this value is less than or equal to ${issue.maximum}.`
    case 'too_small':
      if (issue.origin === 'array') return 'This list may not be empty.'
      if (issue.origin !== 'string') return `Ensure this value is greater than or equal to ${issue.minimum}.`
      return issue.minimum === 1
        ? 'This field may not be blank.'
        : `Ensure this field has at least ${issue.minimum} characters.`
    case 'invalid_format':
      return issue.format === 'email' ? 'Enter a valid email address.' : INVALID_VALUE
    case 'invalid_value':
      return issue.input === undefined ? 'This field is required.' : `"${shown(issue.input)}" is not a valid choice.`
    default:
      return INVALID_VALUE
  }
}

const INVALID_VALUE = 'Enter a valid value.'

/** Not `String()`, because JSON objects may have a `toString` that is not a function. */
const shown = (input: unknown) => (typeof input === 'string' ? input : JSON.stringify(input)).slice(0, MAX_SHOWN)

/** Characters of a refused value in its error. */
const MAX_SHOWN = 100

function wrongType(input: unknown, expected: string): string | undefined {
  if (input === undefined) return 'This field is required.'
  if (input === null) return 'This field may not be null.'
  switch (expected) {
    case 'string':
      return 'Not a valid string.'
    case 'int':
      return 'A valid integer is required.'
    case 'number':
      return 'A valid number is required.'
    case 'boolean':
      return 'Must be a valid boolean.'
    case 'array':
      return 'Expected a list of items.'
    case 'object':
      return 'Invalid data. Expected a dictionary.'
    default:
      return undefined
  }
}
