import { useRef } from 'react'
import type { z } from 'zod'
import { hasSentences, loadSentences } from '../errors/load-sentences.ts'

/** A form schema or a function that imports it. Importing is lazy because zod is a sixth of a page's script. */
export type FormSchema = z.ZodType | (() => Promise<z.ZodType>)

/** Returns access to a form's schema and the sentences of its errors, imported at most once. */
export function useSchema(given: FormSchema | undefined) {
  const fetched = useRef<z.ZodType>(undefined)
  const isLazy = typeof given === 'function'
  const isThere = () => hasSentences() && (!isLazy || fetched.current !== undefined)
  const current = () => (isLazy ? fetched.current : given)
  return {
    isThere,
    /** The schema if it has been imported. */
    now: () => (isThere() ? current() : undefined),
    fetch: async () => {
      const sentences = loadSentences()
      if (isLazy) fetched.current ??= await given()
      await sentences
      return current()
    },
  }
}

export type FormRules = ReturnType<typeof useSchema>
