import type { Api } from '../../../core/api.ts'
import { loadCurrentUser, updateSession } from '../../../core/auth/session.ts'
import { addToCart } from '../cart.contract.ts'
import type { CartAddition } from './cart-form.ts'
import { quantityIn } from './optimistic-cart.ts'
import { serialQueue } from './serial-queue.ts'
import { toastAdded } from './toast-added.tsx'
import { toastCartError } from './toast-cart-error.tsx'

interface AddingOptions {
  signal: AbortSignal
  /** Products that the customer deselected; the toast does not recommend them. */
  leftOut?: readonly number[]
}

/**
 * Adds variants one after the other and shows the result. A refused one is reported and does not stop the others.
 * @returns the last refusal, if any
 */
export async function addAll(
  api: Api,
  wanted: readonly CartAddition[],
  { signal, leftOut = [] }: AddingOptions,
): Promise<{ error: string } | null> {
  const refusals: unknown[] = []
  const added: CartAddition[] = []
  for (const one of wanted) {
    try {
      const customer = await serialQueue(signal, async () => {
        // The form was submitted before the session was loaded, or during another add of the same variant.
        const lines = one.quantity === undefined ? ((await loadCurrentUser())?.cartitem_set ?? []) : []
        return api(addToCart, { body: { ...one, quantity: quantityIn(lines, one) } })
      })
      if (!customer) continue
      updateSession(customer)
      added.push(one)
    } catch (error) {
      refusals.push(error)
    }
  }
  if (added.length > 0) toastAdded(api, added, { wantedCount: wanted.length, leftOut })
  // Shown last, because a phone shows one toast and a refusal needs a reaction.
  return refusals.map(toastCartError).at(-1) ?? null
}
