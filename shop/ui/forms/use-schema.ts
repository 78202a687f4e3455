import { useRef } from 'react'
import type { z } from 'zod'

/** What the fields of a form must be, or how to get that: zod is a sixth of a page's script, and few who see a form fill it in. */
export type FormSchema = z.ZodType | (() => Promise<z.ZodType>)

/** Returns the schema of a form, fetched at most once. */
export function useSchema(given: FormSchema | undefined) {
  const fetched = useRef<z.ZodType>(undefined)
  const isLazy = typeof given === 'function'
  return {
    isThere: () => !isLazy || fetched.current !== undefined,
    /** The schema as far as it is there. */
    now: () => (isLazy ? fetched.current : given),
    fetch: async () => {
      if (isLazy) fetched.current ??= await given()
      return isLazy ? fetched.current : given
    },
  }
}

export type FormRules = ReturnType<typeof useSchema>
