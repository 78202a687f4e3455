import type { FieldTexts } from '../../lib/api-client.ts'
import type { FieldErrors } from '../../lib/form-data.ts'

/**
 * The server's nested field errors by the names of the form's fields:
 * `{"variants":[{},{"name":["…"]}]}` -> `{"variants[1][name]":["…"]}`.
 */
export function nestedErrors(error: FieldTexts): FieldErrors {
  const found: Record<string, readonly string[]> = {}
  const collect = (value: unknown, name: string) => {
    if (isTexts(value)) found[name] = value
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) collect(part, name === '' ? key : `${name}[${key}]`)
  }
  collect(error, '')
  return found
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')
}
