import type { FieldErrors } from '../../lib/form-data.ts'
import { tellRefusal } from '../frame/tell-refusal.ts'
import { toast } from '../frame/toast.ts'

/** What became of a form that a dialog sent. */
export type Done = { isDone: true; errors?: undefined } | { isDone: false; errors: FieldErrors }

/** Waits for a call and says that it succeeded, or what was refused. */
export async function done(call: Promise<unknown>, text: string): Promise<Done> {
  try {
    await call
  } catch (error) {
    return { isDone: false, errors: tellRefusal(error) }
  }
  toast({ kind: 'success', text })
  return { isDone: true }
}
