import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ResponseErrors, refuseFields } from './refusal.ts'

/**
 * Converts zod's issues to field errors: all fields together, nested like the data, `non_field_errors` for the root.
 */
export function fieldErrors(error: z.ZodError): ResponseErrors {
  const answer: ResponseErrors = {}
  for (const issue of error.issues) {
    // Clients read `detail` as the message of the whole response.
    const isOfAField = issue.path.length > 0 && issue.path[0] !== 'detail'
    const path = isOfAField ? issue.path : ['non_field_errors']
    addFieldError(answer, path, issue.message)
  }
  return answer
}

/**
 * Returns the schema's field errors, for a route with `attachValidation` that adds its own errors. The body is then
 * unvalidated. Returns no errors if it is valid.
 * @throws Refusal if the body has no fields at all
 */
export function bodyErrors({ validationError }: FastifyRequest): ResponseErrors {
  if (validationError === undefined) return {}
  if (!(validationError instanceof z.ZodError)) throw validationError
  const errors = fieldErrors(validationError)
  const isNoDictionary = validationError.issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  if (isNoDictionary) throw refuseFields(errors)
  return errors
}

/**
 * Adds an error text at a field path, which may lead through lists. Duplicates are skipped, and so are fields in a list
 * that has an error itself.
 */
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
  // Lists contain an entry for every element up to the invalid one, so that positions match.
  if (Array.isArray(inner) && typeof rest[0] === 'number') while (inner.length <= rest[0]) inner.push({})
  addFieldError(inner, rest, text)
}

function textsAt(found: string[] | ResponseErrors | ResponseErrors[] | undefined): string[] | undefined {
  return Array.isArray(found) && typeof found[0] === 'string' ? (found as string[]) : undefined
}
