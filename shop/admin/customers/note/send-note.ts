import { texts } from '#texts/admin/customers'
import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import type { Api } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { readCustomer } from '../customers.contract.ts'
import { type CustomerNote, saveCustomerNote } from './note.contract.ts'

/** The result of saving a note. */
export interface NoteAnswer {
  errors?: FieldErrors
  /** The note that another staff member saved meanwhile. */
  theirs?: CustomerNote
}

/** Saves the note about a customer. */
export async function sendNote(api: Api, id: string, form: FormData): Promise<NoteAnswer> {
  const body = { words: String(form.get('words')), version: String(form.get('version')) }
  try {
    await api(saveCustomerNote, { params: { id }, body })
  } catch (error) {
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed) || error.status !== 409) return { errors }
    return { errors: NO_ERRORS, theirs: (await api(readCustomer, { params: { id } })).note }
  }
  toast({ kind: 'success', text: texts.noteSaved })
  return {}
}
