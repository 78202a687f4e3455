import { texts } from '#texts/sales/gift-cards/selling'
import type { CallFailed } from '../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { Api } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { sendSoldGiftCard } from './sold-cards.contract.ts'

/** The result of sending a gift card again. */
export interface SendAnswer {
  errors?: FieldErrors
  isDone?: true
}

/** Corrects the recipient of the form's gift card, and sends it if its day has come. */
export async function sendAgain(api: Api, id: string, form: FormData): Promise<SendAnswer> {
  const { card = '', email = '' } = Object.fromEntries(form) as Record<string, string>
  try {
    const { gift_cards } = await api(sendSoldGiftCard, { params: { id, card }, body: { email } })
    const isSent = gift_cards.some((one) => String(one.id) === card && one.state === 'sent')
    toast({ kind: 'success', text: isSent ? texts.sentAgain : texts.addressSaved })
    return { isDone: true }
  } catch (error) {
    const { status, error: errors } = error as CallFailed
    return { errors: status === 400 && errors ? nestedErrors(errors) : toastApiError(error) }
  }
}
