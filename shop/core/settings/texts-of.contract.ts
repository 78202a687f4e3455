import { z } from 'zod'

/** Returns the fields of a group as they are answered: texts that were checked when they were saved. */
export const textsOf = <Shape extends z.core.$ZodLooseShape>({ shape }: z.ZodObject<Shape>) =>
  z.object(
    Object.fromEntries(Object.keys(shape).map((field) => [field, z.string()])) as {
      [Field in keyof Shape]: z.ZodString
    },
  )
