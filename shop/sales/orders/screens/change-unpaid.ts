import { href, redirect } from 'react-router'
import * as texts from '#texts/sales/orders'
import type { apiFrom } from '../../../core/api.ts'
import { customerNow, refreshSession } from '../../../core/auth/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { CheckoutWish } from '../../checkout/intent/checkout-draft.ts'
import { keepAddresses } from '../../checkout/intent/keep-addresses.ts'
import { giveUpOrder, type Order } from '../orders.contract.ts'

/** Gives up an order that awaits its payment, and leads to where what was in it is ordered otherwise. */
export async function changeUnpaid(api: ReturnType<typeof apiFrom>, id: string) {
  try {
    const order = await api(giveUpOrder, { params: { id } })
    const customer = customerNow()
    if (customer) keepAddresses(customer.id, wishOf(order), order.typed)
    await refreshSession().catch(() => {})
    toast({ kind: 'success', text: texts.orderAnew })
    return redirect(orderedAnewAt(order))
  } catch (error) {
    // Paid meanwhile, or the provider is away: it stays as it is.
    toastApiError(error)
    return { isDone: false }
  }
}

function wishOf({ from_cart, order_product_items: [line] }: Order): CheckoutWish {
  if (from_cart || !line) return { of: 'cart' }
  return { of: 'variant', variant: line.variant, quantity: line.quantity }
}

/** What came from the cart lies there again; what was bought by itself is bought anew on its page. */
function orderedAnewAt({ from_cart, order_product_items: [line] }: Order): string {
  if (from_cart || !line?.slug) return href('/cart')
  return `${href('/products/:slug', { slug: line.slug })}?variant=${line.variant}`
}
