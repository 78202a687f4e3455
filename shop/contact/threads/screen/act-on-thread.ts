import { href, redirect } from 'react-router'
import * as texts from '#texts/contact/threads/screen'
import { CallFailed } from '../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../api.ts'
import { toast } from '../../../feedback/toast.ts'
import { toastApiError } from '../../../feedback/toast-api-error.ts'
import { markOrDelete } from '../../staff/mark-or-delete.ts'
import { answerMessage, noteReply, undoAnswer } from '../thread.contract.ts'

/** What became of a form of the thread. */
export interface ThreadAnswer {
  isDone: boolean
  errors?: FieldErrors
  /** Something was said meanwhile, which the thread shows after this. */
  isStale?: boolean
  /** What an answer said that was taken back. */
  takenBack?: string
}

type Api = ReturnType<typeof apiFrom>

/** Does what the forms of a thread ask for. */
export async function actOnThread(api: Api, id: string, form: FormData): Promise<ThreadAnswer | Response> {
  const [params, body] = [{ id }, String(form.get('body'))]
  switch (form.get('intent')) {
    case 'answer':
      return unlessRefused(async () => {
        await api(answerMessage, { params, body: { body, last_reply: String(form.get('last_reply')) } })
        toast({ kind: 'success', text: texts.answered })
        return {}
      })
    case 'undo':
      return unlessRefused(async () => {
        const undone = await api(undoAnswer, { params: { id, answer: String(form.get('answer')) } })
        toast({ kind: 'success', text: texts.takenBack })
        return { takenBack: undone.body }
      })
    case 'note':
      return unlessRefused(async () => {
        await api(noteReply, { params, body: { body } })
        toast({ kind: 'success', text: texts.noted })
        return {}
      })
    default: {
      const marked = await markOrDelete(api, form)
      return marked.isDone && form.get('intent') === 'delete' ? redirect(href('/admin/contact')) : marked
    }
  }
}

async function unlessRefused(work: () => Promise<Pick<ThreadAnswer, 'takenBack'>>): Promise<ThreadAnswer> {
  try {
    return { isDone: true, ...(await work()) }
  } catch (error) {
    const isStale = error instanceof CallFailed && error.status === 409
    return { isDone: false, isStale, errors: toastApiError(error) }
  }
}
