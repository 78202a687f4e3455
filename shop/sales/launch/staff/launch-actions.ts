import { href, redirectDocument } from 'react-router'
import * as texts from '#texts/sales/launch/staff'
import type { apiFrom } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { uploadNotice } from '../notices/notices.contract.ts'
import { confirmTestEmail, openSelling, sendTestEmail, switchTestMode } from '../selling.contract.ts'

/** Handles the forms of the launch checklist: open or close the shop, test mode, test e-mail and guarantee notice. */
export async function runLaunchAction(
  api: ReturnType<typeof apiFrom>,
  form: FormData,
): Promise<ActionResult | Response> {
  const intent = form.get('intent')
  if (intent === 'open' || intent === 'close')
    return runAction(
      api(openSelling, { body: { is_open: intent === 'open' } }),
      intent === 'open' ? texts.isOpenNow : texts.isClosedNow,
    )
  if (intent === 'start-test' || intent === 'end-test') return switchAndReload(api, intent === 'start-test')
  if (intent === 'notice')
    return runAction(api(uploadNotice, { params: { language: 'fr' }, body: form }), texts.noticeStored)
  if (intent === 'confirm')
    return runAction(api(confirmTestEmail, { body: { code: String(form.get('code')) } }), texts.emailDelivery)
  try {
    const { to } = await api(sendTestEmail, {})
    toast({ kind: 'success', text: texts.sent(to) })
    return { isDone: true }
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
}

/** Reloads the document on success, because the banner belongs to the identity that the document was loaded with. */
async function switchAndReload(api: ReturnType<typeof apiFrom>, isOn: boolean): Promise<ActionResult | Response> {
  try {
    await api(switchTestMode, { body: { is_on: isOn } })
    return redirectDocument(href('/admin/selling'))
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
}
