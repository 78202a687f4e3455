import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'

/** The result of a connection form: errors, or the values that another owner saved meanwhile. */
export interface ConnectionResult<Saved> {
  isDone: boolean
  errors?: FieldErrors
  theirs?: Saved
}

/** Waits for the save of a connection. After a conflict, loads the values that another owner saved. */
export async function saveConnection<Saved>(
  save: Promise<unknown>,
  load: () => Promise<Saved>,
  text: string,
): Promise<ConnectionResult<Saved>> {
  try {
    await save
  } catch (error) {
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed) || error.status !== 409) return { isDone: false, errors }
    return { isDone: false, errors: NO_ERRORS, theirs: await load() }
  }
  toast({ kind: 'success', text })
  return { isDone: true }
}
