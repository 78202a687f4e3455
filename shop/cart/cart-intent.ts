import { inTabStorage } from '../ui/tab-storage.ts'
import type { Wanted } from './wanted.ts'

/** What a visitor wanted to put into a cart, kept for this tab until they have logged in. */
const KEY = 'cart-intent'
/** Who logs in much later has other things in mind. */
const GOOD_FOR_MS = 30 * 60_000

export function keepIntent(wanted: readonly Wanted[]): void {
  inTabStorage((storage) => storage.setItem(KEY, JSON.stringify({ wanted, until: Date.now() + GOOD_FOR_MS })))
}

/** What was kept, which is then forgotten; undefined when there is nothing. */
export function takeIntent(): readonly Wanted[] | undefined {
  const kept = inTabStorage((storage) => {
    const text = storage.getItem(KEY)
    storage.removeItem(KEY)
    return text
  })
  if (!kept) return undefined
  const { wanted, until }: { wanted: Wanted[]; until: number } = JSON.parse(kept)
  return Date.now() < until ? wanted : undefined
}
