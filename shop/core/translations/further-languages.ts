import { useSyncExternalStore } from 'react'
import type { Language } from '../../../lib/texts/languages.ts'

const NONE: readonly Language[] = []
let further = NONE
const listeners = new Set<() => void>()

/** Stores the languages into which staff translate. The admin shell loads them with its counts. */
export function setFurtherLanguages(languages: readonly Language[] = NONE): void {
  if (languages.join() === further.join()) return
  further = languages
  for (const listener of listeners) listener()
}

/** Returns the languages into which staff translate; none until loaded, and for a shop with one language. */
export const useFurtherLanguages = (): readonly Language[] =>
  useSyncExternalStore(
    listen,
    () => further,
    () => NONE,
  )

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
