import { useEffect, useState } from 'react'
import { call } from '../../../../lib/api-client.ts'
import { browserTransport } from '../../../core/auth/browser-transport.ts'
import { type FoundForStaff, searchForStaff } from './staff-search.contract.ts'

/** The pause after typing before a request, in milliseconds. */
const PAUSE_MS = 120
const MIN_QUERY_LENGTH = 2

const NOTHING: FoundForStaff = { products: [] }

/** The results of the last request; `failed` when it failed. */
export interface StaffSearchAnswer {
  found: FoundForStaff
  state: 'asking' | 'answered' | 'failed'
}

/** Searches while staff type. Previous results stay until the next answer, to avoid flicker. */
export function useStaffSearch(typed: string): StaffSearchAnswer {
  const words = typed.trim()
  const isAsked = words.length >= MIN_QUERY_LENGTH || /^\d$/.test(words)
  const [answer, setAnswer] = useState<StaffSearchAnswer & { words: string }>({
    found: NOTHING,
    state: 'answered',
    words: '',
  })
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const soon = setTimeout(async () => {
      const travel = (request: Request) => browserTransport(new Request(request, { signal: asking.signal }))
      const found = await call(travel, searchForStaff, { query: { q: words } }).catch(() => undefined)
      if (!asking.signal.aborted) setAnswer({ found: found ?? NOTHING, state: found ? 'answered' : 'failed', words })
    }, PAUSE_MS)
    return () => {
      clearTimeout(soon)
      asking.abort()
    }
  }, [words, isAsked])
  if (!isAsked) return { found: NOTHING, state: 'answered' }
  return { found: answer.found, state: answer.words === words ? answer.state : 'asking' }
}
