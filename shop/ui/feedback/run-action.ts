import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { toast } from './toast.ts'
import { toastApiError } from './toast-api-error.ts'

/** What became of a form that was sent. */
export type ActionResult = { isDone: true; errors?: undefined } | { isDone: false; errors: FieldErrors }

/** Waits for a call and says that it succeeded, or what was refused. */
export async function runAction(call: Promise<unknown>, text: string): Promise<ActionResult> {
  try {
    await call
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
  toast({ kind: 'success', text })
  return { isDone: true }
}
