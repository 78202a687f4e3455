import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ResponseErrors, refuseFields } from './refusal.ts'

/** Returns the wire's field errors from what zod found: all fields at once, nested where the data is nested, `non_field_errors` for the whole. */
export function fieldErrors(error: z.ZodError): ResponseErrors {
  const answer: ResponseErrors = {}
  for (const issue of error.issues) {
    const path = issue.path.length === 0 ? ['non_field_errors'] : issue.path
    addFieldError(answer, path, issue.message)
  }
  return answer
}

/**
 * Returns what the schema found wrong, for a route with `attachValidation`: one that has more to say about the same fields, and says all at once.
 * The body is then as it came.
 * @throws Refusal when it has no fields at all
 */
export function bodyErrors({ validationError }: FastifyRequest): ResponseErrors {
  if (validationError === undefined) return {}
  if (!(validationError instanceof z.ZodError)) throw validationError
  const errors = fieldErrors(validationError)
  const isNoDictionary = validationError.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  if (isNoDictionary) throw refuseFields(errors)
  return errors
}

/** Adds a text at its field, which may lie in a list of things; unless it is said already, or something is wrong with the list itself. */
export function addFieldError(
  place: ResponseErrors | ResponseErrors[],
  [step, ...rest]: readonly PropertyKey[],
  text: string,
): void {
  const at = place as Record<PropertyKey, string[] | ResponseErrors | ResponseErrors[]>
  if (step === undefined) return
  const texts = textsAt(at[step])
  if (rest.length === 0) {
    if (!texts?.includes(text)) at[step] = [...(texts ?? []), text]
    return
  }
  if (texts) return
  at[step] ??= typeof rest[0] === 'number' ? [] : {}
  const inner = at[step] as ResponseErrors | ResponseErrors[]
  // A list names every thing in it up to the wrong one, so that the position tells which it is.
  if (Array.isArray(inner) && typeof rest[0] === 'number') while (inner.length <= rest[0]) inner.push({})
  addFieldError(inner, rest, text)
}

function textsAt(found: string[] | ResponseErrors | ResponseErrors[] | undefined): string[] | undefined {
  return Array.isArray(found) && typeof found[0] === 'string' ? (found as string[]) : undefined
}
