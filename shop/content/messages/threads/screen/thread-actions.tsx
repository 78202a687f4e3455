import { href, redirect } from 'react-router'
import { texts } from '#texts/content/messages/threads/screen'
import { CallFailed } from '../../../../../lib/api-client.ts'
import type { Api } from '../../../../core/api.ts'
import { UNDO_MS } from '../../../../sales/orders/staff/steps/undo-ms.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { markOrDelete } from '../../staff/mark-or-delete.ts'
import { answerMessage, recordReply, undoAnswer } from '../thread.contract.ts'
import { LinkToThread } from './link-to-thread.tsx'
import type { ThreadAnswer } from './thread-answer.ts'
import { UndoAnswerButton } from './undo-answer-button.tsx'
import { storeUndoneReply } from './undone-reply.ts'

/** Runs the action of a form on the thread page. */
export async function actOnThread(api: Api, id: string, form: FormData): Promise<ThreadAnswer | Response> {
  const [params, body] = [{ id }, String(form.get('body'))]
  switch (form.get('intent')) {
    case 'answer':
      return catchRefusal(async () => {
        const thread = await api(answerMessage, { params, body: { body, last_reply: String(form.get('last_reply')) } })
        const own = thread.replies.findLast(({ undo_ms }) => undo_ms !== null)
        const action = own && <UndoAnswerButton message={id} answer={own.id} />
        toast({ kind: 'success', text: texts.answered, action, lastsMs: UNDO_MS })
      })
    case 'undo':
      return catchRefusal(async () => {
        const undone = await api(undoAnswer, { params: { id, answer: String(form.get('answer')) } })
        storeUndoneReply(id, undone.body)
        const action = <LinkToThread id={id} />
        toast({ kind: 'success', text: texts.sendingUndone, action })
      })
    case 'note':
      return catchRefusal(async () => {
        await api(recordReply, { params, body: { body } })
        toast({ kind: 'success', text: texts.addedToTheConversation })
      })
    default: {
      const marked = await markOrDelete(api, form)
      return marked.isDone && form.get('intent') === 'delete' ? redirect(href('/admin/contact')) : marked
    }
  }
}

/** Reports refusals of an answer and of its undo in the same place. */

async function catchRefusal(work: () => Promise<void>): Promise<ThreadAnswer> {
  try {
    await work()
    return { isDone: true }
  } catch (error) {
    const isStale = error instanceof CallFailed && error.status === 409
    return { isDone: false, isStale, errors: toastApiError(error) }
  }
}
