import { texts } from '#texts/sales/gift-cards/selling'
import type { CallFailed } from '../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { Api } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { addRecipient, changeRecipient, removeRecipient } from './recipients.contract.ts'

/** The result of a change of a recipient. */
export interface RecipientAnswer {
  errors?: FieldErrors
  isDone?: true
}

/** Adds the recipient of the form, or changes or removes the one with its id. */
export async function saveRecipient(api: Api, form: FormData): Promise<RecipientAnswer> {
  const { id, remove, variant, ...entries } = Object.fromEntries(form) as Record<string, string>
  const body = entries as { email: string }
  try {
    if (id === undefined) await api(addRecipient, { body: { ...body, variant: Number(variant) } })
    else if (remove === undefined) await api(changeRecipient, { params: { id }, body })
    else await api(removeRecipient, { params: { id } })
    toast({ kind: 'success', text: remove === undefined ? texts.recipientSaved : texts.recipientRemoved })
    return { isDone: true }
  } catch (error) {
    const { status, error: errors } = error as CallFailed
    return { errors: status === 400 && errors ? nestedErrors(errors) : toastApiError(error) }
  }
}
