import type { FieldErrors } from '../../lib/form-data.ts'
import { tellRefusal } from './tell-refusal.ts'
import { toast } from './toast.ts'

/** What became of a form that was sent. */
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
