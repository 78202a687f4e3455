import { z } from 'zod'

/**
 * Shortens lists that exceed their schema's limit to one element above it. The validation error stays the same,
 * without validating every element.
 */
export function withCutLists(schema: unknown, data: unknown): unknown {
  const inner = schema instanceof z.ZodType ? withoutWrappers(schema) : undefined
  if (inner instanceof z.ZodArray && Array.isArray(data)) {
    const maximum = longestList(inner)
    const cut = data.length > maximum ? data.slice(0, maximum + 1) : data
    return cut.map((item) => withCutLists(inner.element, item))
  }
  if (!(inner instanceof z.ZodObject) || typeof data !== 'object' || data === null || Array.isArray(data)) return data
  const lists = Object.entries(inner.shape).filter(([name, field]) => Object.hasOwn(data, name) && containsLists(field))
  if (lists.length === 0) return data
  const cut = lists.map(([name, field]) => [name, withCutLists(field, (data as Record<string, unknown>)[name])])
  return { ...data, ...Object.fromEntries(cut) }
}

/** Results of `containsLists`, which every request with a body asks for. */
const withLists = new WeakMap<z.ZodType, boolean>()

/** Returns true if a schema is a list, or an object that contains one. */
export function containsLists(schema: unknown): boolean {
  if (!(schema instanceof z.ZodType)) return false
  const found = withLists.get(schema) ?? hasLists(withoutWrappers(schema))
  withLists.set(schema, found)
  return found
}

const hasLists = (inner: z.ZodType): boolean =>
  inner instanceof z.ZodArray || (inner instanceof z.ZodObject && Object.values(inner.shape).some(containsLists))

/** Returns the maximum length of a list; `Infinity` without a limit. */
export function longestList({ def }: z.ZodArray): number {
  const maxima = (def.checks ?? []).map(({ _zod: { def } }) =>
    'maximum' in def ? Number(def.maximum) : Number.POSITIVE_INFINITY,
  )
  return Math.min(Number.POSITIVE_INFINITY, ...maxima)
}

function withoutWrappers(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return withoutWrappers(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? withoutWrappers(schema.in as z.ZodType) : schema
}
