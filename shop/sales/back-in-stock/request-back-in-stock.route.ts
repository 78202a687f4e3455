import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/back-in-stock'
import { apiFrom } from '../../core/api.ts'
import { customerNow } from '../../core/auth/session.ts'
import { runAction } from '../../ui/feedback/run-action.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import type { Route } from './+types/request-back-in-stock.route'
import { cancelOwnBackInStock, listAwaited, requestBackInStock } from './back-in-stock.contract.ts'
import type { AwaitedVariants, BackInStockResult } from './screen/back-in-stock-result.ts'

/** Adds a back-in-stock notification for a variant, or removes it with the intent `stop`. */
export async function clientAction({ request, context }: Route.ClientActionArgs): Promise<BackInStockResult> {
  const form = await request.formData()
  const [api, variant, email] = [apiFrom(context), String(form.get('variant')), form.get('email')]
  if (form.get('intent') === 'stop')
    return runAction(api(cancelOwnBackInStock, { params: { variant } }), texts.notificationCancelled)
  if (email === null) return runAction(api(requestBackInStock, { body: { variant } }), texts.wellNotifyYouWhen)
  try {
    await api(requestBackInStock, { body: { variant, email: String(email) } })
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
  return { isDone: true, sentTo: String(email).trim() }
}

/** Loads the variants with a notification for the customer; empty for a visitor or if the server is unavailable. */
export async function clientLoader({ context }: Route.ClientLoaderArgs): Promise<AwaitedVariants> {
  if (customerNow() === null) return { variants: [] }
  const awaited = await apiFrom(context)(listAwaited, {}).catch(() => [])
  return { variants: awaited.map(({ variant }) => variant) }
}

// A direct visit to this address redirects.
export const loader = () => redirect(href('/'))
