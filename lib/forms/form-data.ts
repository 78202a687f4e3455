import type { z } from 'zod'
import { fieldText } from './field-texts.ts'
import { type FieldErrors, NO_ERRORS } from './form-errors.ts'

/**
 * Returns the body of a call from a form that was checked before it was sent.
 * @throws ZodError when it was not, or does not fit its schema
 */
export function bodyFrom<S extends z.ZodType>(schema: S, form: FormData): z.output<S> {
  return schema.parse(Object.fromEntries(form), { error: fieldText })
}

/** Checks what a schema has to say about a form, in the words that the server would use; nothing when the form fits. */
export const checkForm = (schema: z.ZodType, form: FormData): FieldErrors =>
  checkValues(schema, Object.fromEntries(form))

/** Checks likewise what a form stands for, where its fields on the screen do not say all of it. */
export function checkValues(schema: z.ZodType, values: unknown): FieldErrors {
  const read = schema.safeParse(values, { error: fieldText })
  if (read.success) return NO_ERRORS
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) {
    const field = String(path[0] ?? 'non_field_errors')
    errors[field] = [...(errors[field] ?? []), message]
  }
  return errors
}
