import { bodyFrom } from '../../../lib/form-data.ts'
import type { apiFrom } from '../../api.ts'
import { tellRefusal } from '../../feedback/tell-refusal.ts'
import { FROM, ownAddress } from '../../session/login/come-from.ts'
import { Credentials } from '../../session/login/credentials.contract.ts'
import { enterShop } from '../../session/login/enter-shop.ts'
import { login } from '../../session/session.contract.ts'
import { type EntryRefusal, socialLoginAction } from '../../session/social/social-login-action.ts'

/** Logs in with an e-mail address and a password or, when the form holds one, with the credential of an identity provider. */
export async function loginAction(api: ReturnType<typeof apiFrom>, form: FormData): Promise<Response | EntryRefusal> {
  if (form.has('credential')) return socialLoginAction(api, form)
  try {
    const user = await api(login, { body: bodyFrom(Credentials, form) })
    return enterShop(user, 'Successfully Logged In', ownAddress(form.get(FROM)))
  } catch (error) {
    return { errors: tellRefusal(error) }
  }
}
