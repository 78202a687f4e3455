import * as texts from '#texts/account'
import { bodyFrom } from '../../../lib/forms/form-data.ts'
import type { apiFrom } from '../../api.ts'
import { toastApiError } from '../../feedback/toast-api-error.ts'
import { completeLogin } from '../../session/login/complete-login.ts'
import { Credentials } from '../../session/login/credentials.contract.ts'
import { ownReturnAddress, RETURN_TO } from '../../session/login/return-to.ts'
import { login } from '../../session/session.contract.ts'
import { type EntryRefusal, socialLoginAction } from '../../session/social/social-login-action.ts'

/** Logs in with an e-mail address and a password or, when the form holds one, with the credential of an identity provider. */
export async function loginAction(api: ReturnType<typeof apiFrom>, form: FormData): Promise<Response | EntryRefusal> {
  if (form.has('credential')) return socialLoginAction(api, form)
  try {
    const user = await api(login, { body: bodyFrom(Credentials, form) })
    return completeLogin(user, texts.successfullyLoggedIn, ownReturnAddress(form.get(RETURN_TO)))
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}
