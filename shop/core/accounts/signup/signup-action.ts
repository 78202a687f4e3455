import { href, redirect } from 'react-router'
import { texts } from '#texts/core/accounts'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { Api } from '../../api.ts'
import { completeLogin } from '../../auth/login/complete-login.ts'
import { SECOND_STEP } from '../../auth/second-step/second-step-to-take.ts'
import { takeSecondStep } from '../../auth/second-step/take-second-step.ts'
import { type EntryRefusal, socialLoginAction } from '../../auth/social/social-login-action.ts'
import { signup } from '../account.contract.ts'
import { WithCode } from '../account-forms.contract.ts'
import { exceptCode, lacksOnlyCode } from '../codes/code-errors.ts'
import { forgetRequests, requestFor } from '../codes/code-requests.ts'
import { requestCodeOnTheWay } from '../codes/request-code.ts'
import { signupDraft } from './signup-draft.ts'
import { AccountDetails } from './signup-form.ts'

/** Runs the action of the step to which the form's fields belong, or of the identity provider's button. */
export function signupAction(api: Api, form: FormData): Promise<Response | EntryRefusal> {
  if (form.has('credential')) return socialLoginAction(api, form)
  if (form.has(SECOND_STEP)) return takeSecondStep(api, form)
  return form.has('email_verification_code') ? createAccount(api, form) : checkDetails(api, form)
}

/** Step 0: the server validates the details. If only the code is missing, a code is sent. */
async function checkDetails(api: Api, form: FormData) {
  // An unticked box is absent from the form, and would leave the earlier choice in the draft.
  if (!form.has('offers_text_version')) form.set('offers_text_version', '')
  signupDraft.keep(form)
  const details = bodyFrom(AccountDetails, form)
  try {
    return welcome(await api(signup, { body: { ...details, email_verification_code: '' } }))
  } catch (error) {
    if (!lacksOnlyCode(error)) return { errors: exceptCode(toastApiError(error)) }
  }
  try {
    const isOnItsWay = await requestCodeOnTheWay(api, details.email)
    if (isOnItsWay) toast({ kind: 'success', text: texts.greatCheckYourEmailFor })
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  return redirect(`${href('/signup')}?step=verify`)
}

/** Step 1: the details with the code. */
async function createAccount(api: Api, form: FormData) {
  const details = AccountDetails.parse(signupDraft.read())
  try {
    return welcome(
      await api(signup, { body: { ...details, ...bodyFrom(WithCode, form), ...requestFor(details.email) } }),
    )
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}

function welcome(user: ResponseOf<typeof signup>): Response {
  signupDraft.clear()
  forgetRequests()
  return completeLogin(user, texts.woohooYourAccountWasCreated, href('/'))
}
