import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../../lib/forms/form-errors.ts'

/** Returns whether a call was refused only because the code of a later step is missing. */
export function lacksOnlyCode(error: unknown): boolean {
  return error instanceof CallFailed && Object.keys(fieldErrorsOf(error)).join() === 'email_verification_code'
}

/** Returns the errors without that of the code. */
export function exceptCode({ email_verification_code: _, ...errors }: FieldErrors): FieldErrors {
  return errors
}
