import * as texts from '#texts/admin/settings/connections'
import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../core/api.ts'
import { confirmTestEmail } from '../../../sales/launch/selling.contract.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import {
  getMailServer,
  type MailServerResponse,
  type MailTestResult,
  saveMailServer,
  testMailServer,
} from './mail-server.contract.ts'

/** The result of the mail server form: a test result, errors, or the values that another owner saved meanwhile. */
export interface MailServerResult {
  isDone: boolean
  errors?: FieldErrors
  test?: MailTestResult
  theirs?: MailServerResponse
}

/** Handles the forms of the mail server: save, test message, confirmation of its code. */
export async function runMailServerAction(
  api: ReturnType<typeof apiFrom>,
  form: FormData,
): Promise<MailServerResult | ActionResult> {
  const intent = form.get('intent')
  if (intent === 'confirm')
    return runAction(api(confirmTestEmail, { body: { code: String(form.get('code')) } }), texts.deliveryConfirmed)
  // The server validates the fields.
  const body = Object.fromEntries(form) as never
  try {
    if (intent === 'test') return { isDone: true, test: await api(testMailServer, { body }) }
    await api(saveMailServer, { body })
  } catch (error) {
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed) || error.status !== 409) return { isDone: false, errors }
    return { isDone: false, errors: NO_ERRORS, theirs: await api(getMailServer, {}) }
  }
  toast({ kind: 'success', text: texts.mailServerSaved })
  return { isDone: true }
}
