import { CallFailed } from '../../lib/api-client.ts'
import { type FieldErrors, fieldErrorsOf } from '../../lib/forms/form-errors.ts'
import { toast } from './toast.ts'

/** An event of the window: a call was refused because its token is none any more. */
export const SESSION_ENDED = 'session-ended'

/**
 * Says that a call was refused, as a toast (docs/rules.md, Answers), and gives its field errors for the form: `return { errors: toastApiError(error) }`.
 * @throws whatever else went wrong
 */
export function toastApiError(error: unknown): FieldErrors {
  if (!(error instanceof CallFailed)) throw error
  toast({ kind: 'error', text: error.message, isOfScreen: true })
  // The session ended elsewhere: asking who this is says so, and the screens follow (`useSessionRefresh`).
  if (error.code === 'invalid_token') window.dispatchEvent(new Event(SESSION_ENDED))
  return fieldErrorsOf(error)
}
