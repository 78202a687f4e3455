import { texts } from '#texts/admin/setup/demo-data'
import type { Api } from '../../../core/api.ts'
import { type REMOVE_WORD, removeDemo } from '../../../core/demo-data/demo-goods.contract.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'

/** Removes the demo data. The server rejects a wrong confirmation word. */
export function sendRemoval(api: Api, form: FormData): Promise<ActionResult> {
  const confirmation = String(form.get('confirmation')).trim() as typeof REMOVE_WORD
  return runAction(api(removeDemo, { body: { confirmation } }), texts.removed)
}
