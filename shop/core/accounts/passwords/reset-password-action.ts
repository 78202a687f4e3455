import { href, redirect, replace } from 'react-router'
import { texts } from '#texts/core/accounts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { Api } from '../../api.ts'
import { refreshSession } from '../../auth/session.ts'
import { resetPassword } from '../account.contract.ts'
import { NewPasswords, WithCode, WithEmail } from '../account-forms.contract.ts'
import { exceptCode, lacksOnlyCode } from '../codes/code-errors.ts'
import { forgetRequests, requestFor } from '../codes/code-requests.ts'
import { requestCodeOnTheWay } from '../codes/request-code.ts'
import { resetDraft } from './reset-password-draft.ts'

/** Runs the action of the step to which the form's fields belong. */
export function resetPasswordAction(api: Api, form: FormData) {
  if (form.has('email_verification_code')) return setPassword(api, form)
  return form.has('password1') ? choosePassword(api, form) : askForCode(api, form)
}

/** Step 0: sends a code to the address, with or without an account. */
async function askForCode(api: Api, form: FormData) {
  resetDraft.keep(form)
  try {
    await requestCodeOnTheWay(api, bodyFrom(WithEmail, form).email)
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  toast({ kind: 'success', text: texts.greatNowEnterANew })
  return redirect(`${href('/reset_password')}?step=password`)
}

/** Step 1: the server validates the new password and reports the missing code, as expected. */
async function choosePassword(api: Api, form: FormData) {
  resetDraft.keep(form)
  const passwords = bodyFrom(NewPasswords, form)
  try {
    await api(resetPassword, {
      body: { ...WithEmail.parse(resetDraft.read()), ...passwords, email_verification_code: '' },
    })
  } catch (error) {
    if (!lacksOnlyCode(error)) return { errors: exceptCode(toastApiError(error)) }
  }
  return redirect(`${href('/reset_password')}?step=verify`)
}

/** Step 2: the new password with the code. */
async function setPassword(api: Api, form: FormData) {
  const typed = resetDraft.read()
  const { email } = WithEmail.parse(typed)
  const body = { email, ...NewPasswords.parse(typed), ...bodyFrom(WithCode, form), ...requestFor(email) }
  try {
    await api(resetPassword, { body })
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  resetDraft.clear()
  forgetRequests()
  // All sessions of the account have ended, perhaps also this browser's.
  await refreshSession()
  toast({ kind: 'success', text: texts.greatYourPasswordHasBeen })
  return replace(href('/login'))
}
