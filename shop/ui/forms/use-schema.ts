import { useRef } from 'react'
import type { z } from 'zod'

/** A form schema or a function that imports it. Importing is lazy because zod is a sixth of a page's script. */
export type FormSchema = z.ZodType | (() => Promise<z.ZodType>)

/** Returns access to a form's schema, imported at most once. */
export function useSchema(given: FormSchema | undefined) {
  const fetched = useRef<z.ZodType>(undefined)
  const isLazy = typeof given === 'function'
  return {
    isThere: () => !isLazy || fetched.current !== undefined,
    /** The schema if it has been imported. */
    now: () => (isLazy ? fetched.current : given),
    fetch: async () => {
      if (isLazy) fetched.current ??= await given()
      return isLazy ? fetched.current : given
    },
  }
}

export type FormRules = ReturnType<typeof useSchema>
