import { z } from 'zod'

/** Returns the response schema of a group: texts that were validated when saved. */
export const textsOf = <Shape extends z.core.$ZodLooseShape>({ shape }: z.ZodObject<Shape>) =>
  z.object(
    Object.fromEntries(Object.keys(shape).map((field) => [field, z.string()])) as {
      [Field in keyof Shape]: z.ZodString
    },
  )
