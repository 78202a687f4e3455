import * as texts from '#texts/demo-goods'
import type { apiFrom } from '../api.ts'
import { type ActionResult, runAction } from '../feedback/run-action.ts'
import { type REMOVE_WORD, removeDemo } from './demo-goods.contract.ts'

/** Removes the demo, if the form says that somebody means it; what else was typed is the server's to refuse. */
export function sendRemoval(api: ReturnType<typeof apiFrom>, form: FormData): Promise<ActionResult> {
  const confirmation = String(form.get('confirmation')).trim() as typeof REMOVE_WORD
  return runAction(api(removeDemo, { body: { confirmation } }), texts.removed)
}
