import * as texts from '#texts/account'
import { bodyFrom } from '../../../lib/forms/form-data.ts'
import type { apiFrom } from '../../api.ts'
import { toastApiError } from '../../feedback/toast-api-error.ts'
import { completeLogin } from '../../session/login/complete-login.ts'
import { Credentials } from '../../session/login/credentials.contract.ts'
import { ownReturnAddress, RETURN_TO } from '../../session/login/return-to.ts'
import { SECOND_STEP } from '../../session/second-step/second-step-to-take.ts'
import { takeSecondStep } from '../../session/second-step/take-second-step.ts'
import { login } from '../../session/session.contract.ts'
import { type EntryRefusal, socialLoginAction } from '../../session/social/social-login-action.ts'

/** Logs in with an e-mail address and a password or, when the form holds one, with the credential of an identity provider or the second step of a login. */
export async function loginAction(api: ReturnType<typeof apiFrom>, form: FormData): Promise<Response | EntryRefusal> {
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
