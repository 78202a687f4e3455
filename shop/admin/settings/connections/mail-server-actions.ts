import { texts } from '#texts/admin/settings/connections'
import type { Api } from '../../../core/api.ts'
import { confirmTestEmail } from '../../../sales/launch/selling.contract.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import {
  getMailServer,
  type MailServerResponse,
  type MailTestResult,
  saveMailServer,
  testMailServer,
} from './mail-server.contract.ts'
import { type ConnectionResult, saveConnection } from './save-connection.ts'

/** The result of the mail server form, with the result of a test message. */
export interface MailServerResult extends ConnectionResult<MailServerResponse> {
  test?: MailTestResult
}

/** Handles the forms of the mail server: save, test message, confirmation of its code. */
export async function runMailServerAction(api: Api, form: FormData): Promise<MailServerResult | ActionResult> {
  const intent = form.get('intent')
  if (intent === 'confirm')
    return runAction(api(confirmTestEmail, { body: { code: String(form.get('code')) } }), texts.deliveryConfirmed)
  // The server validates the fields.
  const body = Object.fromEntries(form) as never
  if (intent !== 'test')
    return saveConnection(api(saveMailServer, { body }), () => api(getMailServer, {}), texts.mailServerSaved)
  try {
    return { isDone: true, test: await api(testMailServer, { body }) }
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
}
