import * as texts from '#texts/content/messages/saved-replies'
import { CallFailed } from '../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { addSavedReply, changeSavedReply, orderSavedReplies, removeSavedReply } from './saved-replies.contract.ts'

/** The result of a saved-reply form. */
export interface SavedReplyAnswer {
  isDone: boolean
  errors?: FieldErrors
}

type Api = ReturnType<typeof apiFrom>

/** Runs the action of a saved-reply form and shows a toast, except after a move, which announces itself. */
export async function saveSavedReply(api: Api, form: FormData): Promise<SavedReplyAnswer> {
  const [params, version] = [{ id: String(form.get('id')) }, String(form.get('version'))]
  const body = { name: String(form.get('name')), body: String(form.get('body')) }
  try {
    switch (form.get('intent')) {
      case 'move':
        await api(orderSavedReplies, { body: { ids: JSON.parse(String(form.get('ids'))) } })
        break
      case 'remove':
        await api(removeSavedReply, { params, query: { version } }).catch(unlessGone)
        toast({ kind: 'success', text: texts.deleted(body.name) })
        break
      case 'change':
        await api(changeSavedReply, { params, body: { ...body, version } })
        toast({ kind: 'success', text: texts.saved })
        break
      default:
        await api(addSavedReply, { body })
        toast({ kind: 'success', text: texts.added })
    }
    return { isDone: true }
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
}

function unlessGone(error: unknown): void {
  // Another staff member deleted it already, which is the desired result.
  if (!(error instanceof CallFailed) || error.status !== 404) throw error
}
