import { CallFailed } from '../../../lib/api-client.ts'
import type { ErrorCode } from '../../../lib/error-codes.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../lib/forms/form-errors.ts'
import { refusalText } from './error-message.ts'
import { toast } from './toast.ts'

/** Window event: a call was refused because of the session or role, so the current user must be reloaded. */
export const SESSION_RECHECK = 'session-doubted'

const RECHECK_CODES: readonly (ErrorCode | undefined)[] = ['invalid_token', 'permission_denied', 'second_factor_needed']

/**
 * Shows a refused call as a toast (docs/reference/rules.md, Error messages) and returns its field errors for the form:
 * `return { errors: toastApiError(error) }`.
 * @throws every error that is not a `CallFailed`
 */
export function toastApiError(error: unknown): FieldErrors {
  if (!(error instanceof CallFailed)) throw error
  toast({ kind: 'error', text: refusalText(error), isOfScreen: true })
  // The session ended elsewhere or a role was removed. `useSessionRefresh` reloads the current user and the screens
  // follow.
  if (RECHECK_CODES.includes(error.code)) window.dispatchEvent(new Event(SESSION_RECHECK))
  return fieldErrorsOf(error)
}
