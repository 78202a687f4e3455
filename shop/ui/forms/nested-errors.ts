import type { FieldTexts } from '../../../lib/api-client.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { nestedName } from '../../../lib/forms/nested-form.ts'

/**
 * Converts the server's nested field errors to form field names: `{"variants":[{},{"name":["…"]}]}` ->
 * `{"variants[1][name]":["…"]}`.
 */
export function nestedErrors(error: FieldTexts): FieldErrors {
  const found: Record<string, readonly string[]> = {}
  const collect = (value: unknown, path: readonly string[]) => {
    if (isTexts(value)) found[nestedName(path)] = value
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) collect(part, [...path, key])
  }
  collect(error, [])
  return found
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')
}
