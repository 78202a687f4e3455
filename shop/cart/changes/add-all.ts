import type { apiFrom } from '../../api.ts'
import { toast } from '../../feedback/toast.ts'
import { updateSession, whoIsThis } from '../../session/session.ts'
import { addToCart } from '../cart.contract.ts'
import { inTurn } from './in-turn.ts'
import { quantityIn } from './pending-change.ts'
import { tellCartRefusal } from './tell-cart-refusal.tsx'
import type { Wanted } from './wanted.ts'

/**
 * Adds what is wanted, one after the other, and says so. What is refused is said too, and keeps nothing else from being added.
 * @returns the last refusal, if there was one
 */
export async function addAll(
  api: ReturnType<typeof apiFrom>,
  wanted: readonly Wanted[],
  signal: AbortSignal,
): Promise<{ fault: string } | null> {
  const refusals: unknown[] = []
  let added = 0
  for (const one of wanted) {
    try {
      const customer = await inTurn(signal, async () => {
        // Pressed before it was known who this is, or while another add of the same was on its way.
        const lines = one.quantity === undefined ? ((await whoIsThis())?.cartitem_set ?? []) : []
        return api(addToCart, { body: { ...one, quantity: quantityIn(lines, one) } })
      })
      if (!customer) continue
      updateSession(customer)
      added += 1
    } catch (error) {
      refusals.push(error)
    }
  }
  if (added > 0)
    toast({ kind: 'success', text: wanted.length > 1 ? 'Added Products to Cart' : 'Woohoo, added to cart' })
  // Said last: a phone shows one message, and this is the one that asks for something.
  return refusals.map(tellCartRefusal).at(-1) ?? null
}
