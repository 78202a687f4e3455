import type { z } from 'zod'
import { translatedErrors } from '../texts/error-sentences.ts'
import { fieldText } from './field-texts.ts'
import { type FieldErrors, NO_ERRORS } from './form-errors.ts'

/**
 * Returns the body of a call from a form that was validated before submitting.
 * @throws ZodError if the form does not match the schema
 */
export function bodyFrom<S extends z.ZodType>(schema: S, form: FormData): z.output<S> {
  return schema.parse(Object.fromEntries(form), { error: fieldText })
}

/** Validates a form with the server's error texts; empty if it is valid. */
export const checkForm = (schema: z.ZodType, form: FormData): FieldErrors =>
  checkValues(schema, Object.fromEntries(form))

/** Validates values that the form's fields do not fully represent. */
export function checkValues(schema: z.ZodType, values: unknown): FieldErrors {
  const read = schema.safeParse(values, { error: fieldText })
  if (read.success) return NO_ERRORS
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) {
    const field = String(path[0] ?? 'non_field_errors')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return translatedErrors(errors)
}
