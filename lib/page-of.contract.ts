import { z } from 'zod'

/** Default page size of lists (docs/reference/rules.md, Browsing). */
export const PAGE_SIZE = 28
export const MAX_PAGE_SIZE = 100

/**
 * Query of a list: `page` from 1, `page_size` up to 100. Larger values count as 100, invalid ones as the default.
 */
export const PageQuery = z.object({
  page: z.string().optional(),
  page_size: z.string().optional(),
})

/**
 * Query of a list that other programs read completely. The order is by id, so that the cursor is stable while records
 * are added.
 */
export const CursorQuery = z.object({
  after: z
    .string()
    .optional()
    .describe(
      'reads the complete list, newest first: send it empty, then follow `next` until it is null. Each record that exists at the start is returned exactly once. Cannot be combined with `page`, `sort` or `descending`.',
    ),
})

/** Returns the schema of a list page. `next` and `previous` are absolute addresses. */
export const pageOf = <T extends z.ZodType>(thing: T) =>
  z.object({ count: z.int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(thing) })

/** A list page, for responses that are not validated. */
export interface PageOf<T> {
  count: number
  next: string | null
  previous: string | null
  results: T[]
}

/** Counts the pages of a list. An empty list has one page. */
export function pagesOf(count: number, size: number = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(count / size))
}
