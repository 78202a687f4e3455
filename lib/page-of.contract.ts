import { z } from 'zod'

/** Things on a page of a list (docs/reference/rules.md, Browsing). */
export const PAGE_SIZE = 28
export const MAX_PAGE_SIZE = 100

/** What a list may be asked: `page` from 1, `page_size` up to 100 (more counts as 100, nonsense as the default). */
export const PageQuery = z.object({
  page: z.string().optional(),
  page_size: z.string().optional(),
})

/** Describes a page of a list. `next` and `previous` are absolute addresses. */
export const pageOf = <T extends z.ZodType>(thing: T) =>
  z.object({ count: z.int(), next: z.string().nullable(), previous: z.string().nullable(), results: z.array(thing) })

/** The same for what is not checked again. */
export interface PageOf<T> {
  count: number
  next: string | null
  previous: string | null
  results: T[]
}

/** Counts how many pages a list of `count` things has; an empty list has one (empty) page. */
export function pagesOf(count: number, size: number = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(count / size))
}
