import type { Api } from '../../../core/api.ts'
import type { ExtensionPage } from '../../../core/extensions/screens/extension-pages.contract.ts'
import { actionContract } from '../../../core/extensions/screens/screens.contract.ts'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'

/** Runs the action of a form on a screen and shows its message. The server validates the fields. */
export async function runScreenAction(page: ExtensionPage, api: Api, request: Request): Promise<ActionResult> {
  const { action = '', ...body } = Object.fromEntries(await request.formData()) as Record<string, string>
  try {
    const contract = actionContract(page, { name: action, label: '', fields: [] })
    const { message } = await api(contract, { body: body as never })
    toast({ kind: 'success', text: message })
    return { isDone: true }
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
}
