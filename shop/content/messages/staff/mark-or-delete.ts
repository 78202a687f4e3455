import { texts } from '#texts/content/messages/staff'
import type { Api } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { deleteMessage, markAnswered, markWaiting } from '../contact.contract.ts'

/** Runs the mark and delete actions of the message list and the message page. */
export async function markOrDelete(api: Api, form: FormData): Promise<ActionResult> {
  const params = { id: String(form.get('id')) }
  switch (form.get('intent')) {
    case 'delete':
      return runAction(api(deleteMessage, { params }), texts.messageDeleted)
    case 'answered':
      return runAction(api(markAnswered, { params }), texts.markedAsAnswered)
    default:
      return runAction(api(markWaiting, { params }), texts.markedAsNotAnswered)
  }
}
