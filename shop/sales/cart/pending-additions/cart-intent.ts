import { inBrowserStorage } from '../../../ui/storage/browser-storage.ts'
import type { PendingAddition } from './pending-addition.ts'

/** The storage key of a visitor's additions to the cart, shared by all tabs until login. */
const KEY = 'cart-intent'
/** After this time it may no longer be intended, or another person may log in. */
const GOOD_FOR_MS = 30 * 60_000
/** The oldest entries beyond this number are dropped. */
const MAX_WISHES = 20

type StoredWish = PendingAddition & { until: number }

/**
 * Stores additions to the cart until login. For a variant that is already stored, the newer quantity and list replace
 * the older ones.
 */
export function storeIntent(wishes: readonly PendingAddition[]): void {
  const until = Date.now() + GOOD_FOR_MS
  const earlier = readIntent().filter(({ variant }) => !wishes.some((wish) => wish.variant === variant))
  const stored = [...earlier, ...wishes.map((wish) => ({ ...wish, until }))].slice(-MAX_WISHES)
  inBrowserStorage((storage) => storage.setItem(KEY, JSON.stringify(stored)))
}

/** Returns the stored additions, oldest first. */
export function readIntent(): readonly StoredWish[] {
  const stored = inBrowserStorage((storage): unknown => JSON.parse(storage.getItem(KEY) ?? '[]'))
  return Array.isArray(stored) ? stored.filter(({ until }: StoredWish) => Date.now() < until) : []
}

/** Returns the stored additions and deletes them, so that only one tab adds them. */
export function takeIntent(): readonly PendingAddition[] {
  const wishes = readIntent()
  inBrowserStorage((storage) => storage.removeItem(KEY))
  return wishes
}
