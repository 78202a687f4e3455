import { CallFailed } from '../../../../lib/api-client.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { apiFrom } from '../../api.ts'
import { sendCode } from '../account.contract.ts'
import { keepRequest } from './code-requests.ts'
import { noteCodeSent, resendWait } from './resend-wait.ts'

type Api = ReturnType<typeof apiFrom>

/**
 * Has an e-mail with a code sent to an address.
 * @throws CallFailed, with status 429 when the address had one less than 30 s ago
 */
export async function requestCode(api: Api, email: string): Promise<void> {
  const { request } = await api(sendCode, { body: { email } })
  keepRequest(email, request)
  noteCodeSent(email)
}

/**
 * Has an e-mail sent before the step that asks for its code, unless one went lately. That there were too many is said but stops nobody:
 * the last of them may still be good.
 * @returns whether an e-mail is on its way
 * @throws CallFailed when it could not be sent for another reason
 */
export async function requestCodeOnTheWay(api: Api, email: string): Promise<boolean> {
  if (resendWait(email) > 0) return true
  try {
    await requestCode(api, email)
    return true
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 429) throw error
    toastApiError(error)
    return false
  }
}
