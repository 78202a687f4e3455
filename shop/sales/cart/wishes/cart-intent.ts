import { inBrowserStorage } from '../../../ui/storage/browser-storage.ts'
import type { Wish } from './wish.ts'

/** What a visitor wanted to put into a cart, kept for all tabs of this browser until somebody has logged in. */
const KEY = 'cart-intent'
/** Who logs in much later has other things in mind, or is somebody else. */
const GOOD_FOR_MS = 30 * 60_000
/** More are not kept: the oldest goes. */
const MAX_WISHES = 20

type StoredWish = Wish & { until: number }

/**
 * Keeps wishes beside those that are there. Of a variant that was wanted before, the newer quantity and place count: that is what an
 * add does to a line of the cart, and two presses of one button mean one thing.
 */
export function keepIntent(wishes: readonly Wish[]): void {
  const until = Date.now() + GOOD_FOR_MS
  const earlier = readIntent().filter(({ variant }) => !wishes.some((wish) => wish.variant === variant))
  const stored = [...earlier, ...wishes.map((wish) => ({ ...wish, until }))].slice(-MAX_WISHES)
  inBrowserStorage((storage) => storage.setItem(KEY, JSON.stringify(stored)))
}

/** Reads what is kept, the oldest first. */
export function readIntent(): readonly StoredWish[] {
  const stored = inBrowserStorage((storage): unknown => JSON.parse(storage.getItem(KEY) ?? '[]'))
  return Array.isArray(stored) ? stored.filter(({ until }: StoredWish) => Date.now() < until) : []
}

/** Takes what was kept, which is then forgotten, so that one tab alone carries it out. */
export function takeIntent(): readonly Wish[] {
  const wishes = readIntent()
  inBrowserStorage((storage) => storage.removeItem(KEY))
  return wishes
}
