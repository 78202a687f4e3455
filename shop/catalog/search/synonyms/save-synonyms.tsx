import * as texts from '#texts/catalog/search/synonyms'
import { CallFailed } from '../../../../lib/api-client.ts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import type { apiFrom } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { addSynonyms, changeSynonyms, removeSynonyms } from './synonyms.contract.ts'
import { UndoSynonymsRemoval } from './undo-synonyms-removal.tsx'

/** Adds, changes or removes a synonym group and shows a message. A removal can be undone. */
export async function saveSynonyms(api: ReturnType<typeof apiFrom>, form: FormData): Promise<ActionResult> {
  const [params, version] = [{ id: String(form.get('id')) }, String(form.get('version'))]
  if (form.get('intent') === 'remove') {
    try {
      await api(removeSynonyms, { params, query: { version } })
    } catch (error) {
      // Someone else removed the group first, which has the same result.
      const isGone = error instanceof CallFailed && error.status === 404
      if (!isGone) return { isDone: false, errors: toastApiError(error) }
    }
    const terms = String(form.get('terms'))
    toast({ kind: 'success', text: texts.removed(terms), action: <UndoSynonymsRemoval terms={terms} /> })
    return { isDone: true }
  }
  const { SynonymForm } = await import('./synonym-form.contract.ts')
  const { terms } = bodyFrom(SynonymForm, form)
  return form.get('intent') === 'change'
    ? runAction(api(changeSynonyms, { params, body: { terms, version } }), texts.synonymsChanged)
    : runAction(api(addSynonyms, { body: { terms } }), texts.synonymsAdded)
}
