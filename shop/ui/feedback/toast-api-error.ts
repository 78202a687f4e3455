import { CallFailed } from '../../../lib/api-client.ts'
import type { ErrorCode } from '../../../lib/error-codes.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../lib/forms/form-errors.ts'
import { refusalText } from './error-message.ts'
import { toast } from './toast.ts'

/** An event of the window: a call was refused because of who makes it, so that who that is has to be asked anew. */
export const SESSION_DOUBTED = 'session-doubted'

const DOUBTS: readonly (ErrorCode | undefined)[] = ['invalid_token', 'permission_denied', 'second_factor_needed']

/**
 * Says that a call was refused, as a toast (docs/reference/rules.md, Answers), and gives its field errors for the form: `return { errors: toastApiError(error) }`.
 * @throws whatever else went wrong
 */
export function toastApiError(error: unknown): FieldErrors {
  if (!(error instanceof CallFailed)) throw error
  toast({ kind: 'error', text: refusalText(error), isOfScreen: true })
  // The session ended elsewhere, or a role was taken: asking who this is says so, and the screens follow (`useSessionRefresh`).
  if (DOUBTS.includes(error.code)) window.dispatchEvent(new Event(SESSION_DOUBTED))
  return fieldErrorsOf(error)
}
