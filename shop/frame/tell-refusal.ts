import { CallFailed } from '../../lib/api-client.ts'
import { type FieldErrors, fieldErrorsOf } from '../../lib/form-data.ts'
import { refreshSession } from '../session/session.ts'
import { toast } from './toast.ts'

/**
 * Says that a call was refused, as a toast (SPEC section 7), and gives its field errors for the form: `return { errors: tellRefusal(error) }`.
 * @throws whatever else went wrong
 */
export function tellRefusal(error: unknown): FieldErrors {
  if (!(error instanceof CallFailed)) throw error
  toast({ kind: 'error', text: error.message, isOfScreen: true })
  // The session ended elsewhere: asking who this is says so, and the screens follow.
  if (error.message === 'Invalid token.') void refreshSession()
  return fieldErrorsOf(error)
}
