import * as texts from '#texts/sales/cart/changes'
import { CallFailed } from '../../../../lib/api-client.ts'
import { fieldErrorsOf } from '../../../../lib/forms/form-errors.ts'
import { AuthLinks } from '../../../core/auth/login/auth-links.tsx'
import { refreshSession } from '../../../core/auth/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/**
 * Says why a cart stays as it was: the sentence of the field that is wrong, which here has no field of its own, or that of the call.
 * @returns that sentence, for the line
 * @throws whatever else went wrong
 */
export function toastCartError(error: unknown): { error: string } {
  if (!(error instanceof CallFailed)) throw error
  if (error.status === 401) {
    // The session ended elsewhere: asking who this is says so, and the screens follow.
    void refreshSession()
    toast({ kind: 'warning', text: texts.youMustBeLoggedIn, action: <AuthLinks />, isOfScreen: true })
    return { error: error.message }
  }
  const [fieldError] = Object.values(fieldErrorsOf(error)).flat()
  toast({ kind: fieldError === undefined ? 'error' : 'warning', text: fieldError ?? error.message })
  return { error: fieldError ?? error.message }
}
