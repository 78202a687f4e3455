import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { toast } from './toast.ts'
import { toastApiError } from './toast-api-error.ts'

/** The result of a submitted form. */
export type ActionResult = { isDone: true; errors?: undefined } | { isDone: false; errors: FieldErrors }

/** Waits for a call and shows a toast with the success text or the refusal. */
export async function runAction(call: Promise<unknown>, text: string): Promise<ActionResult> {
  try {
    await call
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
  toast({ kind: 'success', text })
  return { isDone: true }
}
