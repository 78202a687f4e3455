import { href, redirect } from 'react-router'
import { texts } from '#texts/core/accounts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { apiFrom } from '../../api.ts'
import { WithEmail } from '../account-forms.contract.ts'
import type { Route } from './+types/email-verification.route'
import { requestCode } from './request-code.ts'

/** Sends the code again. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { email } = bodyFrom(WithEmail, await request.formData())
  try {
    await requestCode(apiFrom(context), email)
    toast({ kind: 'success', text: texts.resendedVerificaitonCodeToEmail })
  } catch (error) {
    toastApiError(error)
  }
}

// This route has no screen.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
