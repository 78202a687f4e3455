import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { toast } from './toast.ts'
import { toastApiError } from './toast-api-error.ts'

/** The result of a submitted form. */
export type ActionResult = { isDone: true; errors?: undefined } | { isDone: false; errors: FieldErrors }

/**
 * Waits for a call and shows a toast with the success text or the refusal.
 * @param text the text, possibly from the answer; no toast if it is undefined
 */
export async function runAction<Answer>(
  call: Promise<Answer>,
  text?: string | ((answer: Answer) => string),
): Promise<ActionResult> {
  try {
    const answer = await call
    if (text !== undefined) toast({ kind: 'success', text: typeof text === 'string' ? text : text(answer) })
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
  return { isDone: true }
}
