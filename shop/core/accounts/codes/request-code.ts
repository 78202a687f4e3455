import { CallFailed } from '../../../../lib/api-client.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { Api } from '../../api.ts'
import { sendCode } from '../account.contract.ts'
import { storeRequest } from './code-requests.ts'
import { noteCodeSent, resendWait } from './resend-wait.ts'

/**
 * Sends a code to an address.
 * @throws CallFailed, with status 429 if the last one is less than 30 s old
 */
export async function requestCode(api: Api, email: string): Promise<void> {
  const { request } = await api(sendCode, { body: { email } })
  storeRequest(email, request)
  noteCodeSent(email)
}

/**
 * Sends a code before the step that asks for it, unless one was sent recently. A rate limit shows a toast but returns
 * normally, because an earlier code may still be valid.
 * @returns whether an e-mail was sent
 * @throws CallFailed if it could not be sent for another reason
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
