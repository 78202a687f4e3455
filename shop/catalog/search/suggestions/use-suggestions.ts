import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../../lib/api-client.ts'
import type { ResponseOf } from '../../../../lib/endpoint.ts'
import { suggestProducts } from '../search.contract.ts'

export type Suggested = ResponseOf<typeof suggestProducts> & { typed: string }

const FEWEST_LETTERS = 2
/** The pause in typing before a request, in milliseconds. */
const PAUSE_MS = 80

/**
 * Requests suggestions while typing. A newer request aborts the previous one and its response is ignored. The caller
 * keeps the old suggestions until new ones arrive.
 */
export function useSuggestions(typed: string, answered: (suggested: Suggested) => void): void {
  const tell = useEffectEvent(answered)
  useEffect(() => {
    const words = typed.trim()
    if (words.length < FEWEST_LETTERS) return
    const asking = new AbortController()
    const soon = setTimeout(async () => {
      // Suggestions are the same for everyone, so no session token is sent.
      const travel = (request: Request) => fetch(request, { signal: asking.signal })
      // On an error the box works without suggestions.
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
