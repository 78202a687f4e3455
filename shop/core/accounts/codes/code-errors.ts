import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../../lib/forms/form-errors.ts'

/** Tells whether a call was refused for nothing but the code that a later step of the wizard asks for. */
export function lacksOnlyCode(error: unknown): boolean {
  return error instanceof CallFailed && Object.keys(fieldErrorsOf(error)).join() === 'email_verification_code'
}

/** Returns what a step that does not ask for the code has to show. */
export function exceptCode({ email_verification_code: _, ...errors }: FieldErrors): FieldErrors {
  return errors
}
