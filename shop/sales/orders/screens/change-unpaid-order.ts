import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/orders'
import type { Api } from '../../../core/api.ts'
import { customerNow, refreshSession } from '../../../core/auth/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { CheckoutWish } from '../../checkout/intent/checkout-draft.ts'
import { storeAddresses } from '../../checkout/intent/store-addresses.ts'
import { cancelOwnOrder, type Order } from '../orders.contract.ts'

/** Cancels an order that awaits payment and redirects to where its items can be ordered again. */
export async function changeUnpaidOrder(api: Api, id: string) {
  try {
    const order = await api(cancelOwnOrder, { params: { id } })
    const customer = customerNow()
    if (customer) storeAddresses(customer.id, checkoutOf(order), order.typed)
    await refreshSession().catch(() => {})
    toast({ kind: 'success', text: texts.cancelledToChange })
    return redirect(orderedAnewAt(order))
  } catch (error) {
    // It was paid meanwhile, or the provider is unavailable; the order stays unchanged.
    toastApiError(error)
    return { isDone: false }
  }
}

function checkoutOf({ from_cart, order_product_items: [line] }: Order): CheckoutWish {
  if (from_cart || !line) return { of: 'cart' }
  return { of: 'variant', variant: line.variant, quantity: line.quantity }
}

/** Lines from the cart were restored there; a single product is ordered again on its product page. */
function orderedAnewAt({ from_cart, order_product_items: [line] }: Order): string {
  if (from_cart || !line?.slug) return href('/cart')
  return `${href('/products/:slug', { slug: line.slug })}?variant=${line.variant}`
}
