import { useRef } from 'react'
import type { z } from 'zod'
import { texts } from '#texts/ui/errors'

/** A form schema or a function that imports it. Importing is lazy because zod is a sixth of a page's script. */
export type FormSchema = z.ZodType | (() => Promise<z.ZodType>)

/** Returns access to a form's schema and the sentences of its errors, imported at most once. */
export function useSchema(given: FormSchema | undefined) {
  const fetched = useRef<z.ZodType>(undefined)
  const isLazy = typeof given === 'function'
  return {
    isThere: () => !isLazy || fetched.current !== undefined,
    /** The schema if it has been imported. */
    now: () => (isLazy ? fetched.current : given),
    fetch: async () => {
      const [schema] = await Promise.all([isLazy ? (fetched.current ?? given()) : given, texts.importSentences()])
      if (isLazy) fetched.current = schema
      return schema
    },
  }
}

export type FormRules = ReturnType<typeof useSchema>
