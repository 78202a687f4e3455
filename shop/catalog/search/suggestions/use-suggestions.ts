import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../../lib/api-client.ts'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { suggestProducts } from '../search.contract.ts'

export type Suggested = ResponseOf<typeof suggestProducts> & { typed: string }

const FEWEST_LETTERS = 2
/** Quick fingers type the next letter within this time. */
const PAUSE_MS = 80

/**
 * Asks for suggestions as somebody types. What was asked before is broken off, and its answer ignored should it still come; the caller
 * keeps what it has until a new answer is there, so that nothing flickers.
 */
export function useSuggestions(typed: string, answered: (suggested: Suggested) => void): void {
  const tell = useEffectEvent(answered)
  useEffect(() => {
    const words = typed.trim()
    if (words.length < FEWEST_LETTERS) return
    const asking = new AbortController()
    const soon = setTimeout(async () => {
      // Everybody gets the same suggestions, so no token goes along.
      const travel = (request: Request) => fetch(request, { signal: asking.signal })
      // Without suggestions the box is still a box.
      const nothing = () => ({ completions: [], pages: [], products: [] })
      const answer = await call(travel, suggestProducts, { query: { q: words } }).catch(nothing)
      if (!asking.signal.aborted) tell({ ...answer, typed: words })
    }, PAUSE_MS)
    return () => {
      clearTimeout(soon)
      asking.abort()
    }
  }, [typed])
}
