import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/cart/changes'
import { apiFrom } from '../../../core/api.ts'
import { updateSession } from '../../../core/auth/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DISCOUNT } from '../../discounts/entering/discount-field.ts'
import { saveCode } from '../../discounts/entering/save-code.ts'
import { GIFT_CARD } from '../../gift-cards/entering/gift-card-marker.ts'
import { changeCart } from '../cart.contract.ts'
import type { Route } from './+types/put-cart.route'
import { changeIn } from './optimistic-cart.ts'
import { serialQueue } from './serial-queue.ts'
import { toastCartError } from './toast-cart-error.tsx'

/** Changes or moves a line between the cart and the save-for-later list, or saves the discount code or a gift card. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  if (form.has(DISCOUNT)) return saveCode(apiFrom(context), form)
  if (form.has(GIFT_CARD)) {
    const { saveGiftCard } = await import('../../gift-cards/entering/save-gift-card.ts')
    return saveGiftCard(apiFrom(context), form)
  }
  const id = Number(form.get('id'))
  const body = { id, ...changeIn(form) }
  try {
    const customer = await serialQueue(request.signal, () =>
      apiFrom(context)(changeCart, { params: { id: String(id) }, body }),
    )
    if (!customer) return null
    updateSession(customer)
    toast({ kind: 'success', text: texts.woohooChangedCart })
    return { saved: true }
  } catch (error) {
    return toastCartError(error)
  }
}

// A direct visit to this address redirects.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
