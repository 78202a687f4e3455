import type { apiFrom } from '../../../core/api.ts'
import { loadCurrentUser, updateSession } from '../../../core/auth/session.ts'
import { addToCart } from '../cart.contract.ts'
import type { CartAddition } from './cart-form.ts'
import { quantityIn } from './optimistic-cart.ts'
import { serialQueue } from './serial-queue.ts'
import { toastAdded } from './toast-added.tsx'
import { toastCartError } from './toast-cart-error.tsx'

interface AddingOptions {
  signal: AbortSignal
  /** Products that the customer deselected: the toast does not offer them. */
  leftOut?: readonly number[]
}

/**
 * Adds what is wanted, one after the other, and says so. What is refused is said too, and keeps nothing else from being added.
 * @returns the last refusal, if there was one
 */
export async function addAll(
  api: ReturnType<typeof apiFrom>,
  wanted: readonly CartAddition[],
  { signal, leftOut = [] }: AddingOptions,
): Promise<{ error: string } | null> {
  const refusals: unknown[] = []
  const added: CartAddition[] = []
  for (const one of wanted) {
    try {
      const customer = await serialQueue(signal, async () => {
        // Pressed before it was known who this is, or while another add of the same was on its way.
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
  // Said last: a phone shows one message, and this is the one that asks for something.
  return refusals.map(toastCartError).at(-1) ?? null
}
