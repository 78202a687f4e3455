import type { CallFailed } from '../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { Api } from '../../../core/api.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { enterGiftCard, removeGiftCard } from '../gift-cards.contract.ts'
import { applyOwnGiftCard } from '../own/own-gift-cards.contract.ts'
import { OWN_CARD } from './gift-card-marker.ts'

/** The result of adding or removing a gift card. The quotes on the screen reload by themselves. */
export interface GiftCardAnswer {
  /** Undefined after a success. */
  errors?: FieldErrors
}

/** Adds a gift card to the cart by its code, or a card of the account by its id, or removes one. */
export async function saveGiftCard(api: Api, form: FormData): Promise<GiftCardAnswer> {
  const [id, own] = [form.get('id'), form.get(OWN_CARD)]
  try {
    if (id !== null) await api(removeGiftCard, { params: { id: String(id) } })
    else if (own !== null) await api(applyOwnGiftCard, { params: { id: String(own) } })
    else await api(enterGiftCard, { body: { code: String(form.get('code')) } })
    return {}
  } catch (error) {
    const { status, error: errors } = error as CallFailed
    if (own === null && status === 400 && errors?.code) return { errors: nestedErrors(errors) }
    toastApiError(error)
    return { errors: {} }
  }
}
