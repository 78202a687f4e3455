import { href, redirect } from 'react-router'
import { listAddresses } from '../../../core/addresses/saved/saved-addresses.contract.ts'
import { apiFrom } from '../../../core/api.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { quoteCheckout } from '../checkout.contract.ts'
import type { Route } from './+types/checkout-quote.route'
import type { LoadedCheckout } from './loaded-checkout.ts'

/** A direct visit to this address redirects. */
export const loader = () => redirect(href('/checkout'))

export async function clientLoader({ context, request }: Route.ClientLoaderArgs): Promise<LoadedCheckout> {
  const api = apiFrom(context)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  try {
    const [quote, addresses] = await Promise.all([api(quoteCheckout, { query }), api(listAddresses, {})])
    return { quote, addresses }
  } catch (error) {
    toastApiError(error)
    return { addresses: [] }
  }
}
