import { texts } from '#texts/core/accounts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { Api } from '../../api.ts'
import { completeLogin } from '../../auth/login/complete-login.ts'
import { Credentials } from '../../auth/login/credentials.contract.ts'
import { ownReturnAddress, RETURN_TO } from '../../auth/login/return-to.ts'
import { SECOND_STEP } from '../../auth/second-step/second-step-to-take.ts'
import { takeSecondStep } from '../../auth/second-step/take-second-step.ts'
import { login } from '../../auth/session.contract.ts'
import { type EntryRefusal, socialLoginAction } from '../../auth/social/social-login-action.ts'

/** Logs in with e-mail address and password, an identity provider's credential, or the second login step. */
export async function loginAction(api: Api, form: FormData): Promise<Response | EntryRefusal> {
  if (form.has('credential')) return socialLoginAction(api, form)
  if (form.has(SECOND_STEP)) return takeSecondStep(api, form)
  const from = ownReturnAddress(form.get(RETURN_TO))
  try {
    const entry = await api(login, { body: bodyFrom(Credentials, form) })
    if ('second_step' in entry) return { secondStep: { ...entry, greeting: texts.successfullyLoggedIn }, from }
    return completeLogin(entry, texts.successfullyLoggedIn, from)
  } catch (error) {
    return { errors: toastApiError(error), from }
  }
}
