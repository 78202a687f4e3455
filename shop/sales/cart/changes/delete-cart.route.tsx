import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/cart/changes'
import { CallFailed } from '../../../../lib/api-client.ts'
import { apiFrom } from '../../../core/api.ts'
import { refreshSession, updateSession } from '../../../core/auth/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { removeFromCart } from '../cart.contract.ts'
import type { Route } from './+types/delete-cart.route'
import { readAdditions } from './cart-form.ts'
import { serialQueue } from './serial-queue.ts'
import { toastCartError } from './toast-cart-error.tsx'
import { UndoRemoval } from './undo-removal.tsx'

/** Removes a line and offers to undo that. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  const id = Number(form.get('id'))
  const [line] = readAdditions(form)
  try {
    const customer = await serialQueue(request.signal, () =>
      apiFrom(context)(removeFromCart, { params: { id: String(id) } }),
    )
    if (!customer) return null
    updateSession(customer)
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === 404)) return toastCartError(error)
    // Another tab has already removed it.
    await refreshSession()
  }
  toast({ kind: 'success', text: texts.removedFromCart, action: line && <UndoRemoval line={line} /> })
  return null
}

// A direct visit to this address redirects.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
