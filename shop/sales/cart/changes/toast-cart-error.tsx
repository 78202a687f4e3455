import { texts } from '#texts/sales/cart/changes'
import { CallFailed } from '../../../../lib/api-client.ts'
import { fieldErrorsOf } from '../../../../lib/forms/form-errors.ts'
import { AuthLinks } from '../../../core/auth/login/auth-links.tsx'
import { refreshSession } from '../../../core/auth/session.ts'
import { refusalText } from '../../../ui/feedback/error-message.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/**
 * Shows why a cart change failed: the field's error or the general one.
 * @returns the message, to show it in the line
 * @throws any other error
 */
export function toastCartError(error: unknown): { error: string } {
  if (!(error instanceof CallFailed)) throw error
  if (error.status === 401) {
    // The session has ended elsewhere: reloading it updates the screens.
    void refreshSession()
    toast({ kind: 'warning', text: texts.youMustBeLoggedIn, action: <AuthLinks />, isOfScreen: true })
    return { error: refusalText(error) }
  }
  const [fieldError] = Object.values(fieldErrorsOf(error)).flat()
  const text = fieldError ?? refusalText(error)
  toast({ kind: fieldError === undefined ? 'error' : 'warning', text })
  return { error: text }
}
