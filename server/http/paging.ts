import { MAX_PAGE_SIZE, PAGE_SIZE, type PageOf, pagesOf } from '../../lib/page-of.contract.ts'
import { invalidPage, refuseFields } from './refusal.ts'

/** A page of a list: its number from 1, and its size. */
export interface Paging {
  page: number
  size: number
  /** Of a list that is read by cursor: the page contains the greatest ids below this one. */
  belowId?: number | undefined
}

interface ListQuery {
  page?: string | undefined
  page_size?: string | undefined
  after?: string | undefined
  sort?: string | undefined
  descending?: string | undefined
}

/**
 * @throws Refusal 404 `Invalid page.` if the page is not a number from 1
 * @throws Refusal 400 for an invalid cursor, or a cursor together with a page or an order
 */
export function readPaging(query: ListQuery): Paging {
  const belowId = readCursor(query)
  const page = query.page ?? '1'
  if (!/^[1-9]\d{0,8}$/.test(page)) throw invalidPage()
  const size = /^[1-9]\d*$/.test(query.page_size ?? '') ? Math.min(Number(query.page_size), MAX_PAGE_SIZE) : PAGE_SIZE
  return { page: Number(page), size, belowId }
}

/**
 * Returns the id of a cursor, a number above all ids for the start of the list, or undefined without a cursor.
 * @throws Refusal 400 for an invalid cursor, or a cursor together with a page or an order
 */
export function readCursor({ after, ...others }: ListQuery): number | undefined {
  if (after === undefined) return undefined
  const excluded = (['page', 'sort', 'descending'] as const).find((name) => others[name] !== undefined)
  if (excluded) throw refuseFields({ after: [`Cannot be combined with ${excluded}.`] })
  if (after === '') return Number.MAX_SAFE_INTEGER
  const id = CURSOR.exec(Buffer.from(after, 'base64url').toString())?.[1]
  if (id === undefined) throw refuseFields({ after: ['Use the address in next.'] })
  return Number(id)
}

const CURSOR = /^id:(-?\d{1,15})$/

/**
 * Returns the absolute URL of the page after a record, or null without a record.
 * @param address absolute URL of the list with its query
 */
export function nextAfter(address: URL, id: number | undefined): string | null {
  if (id === undefined) return null
  const next = new URL(address)
  next.searchParams.set('after', Buffer.from(`id:${id}`).toString('base64url'))
  return next.href
}

/**
 * Wraps one page of results by page number or cursor, as `toPageOf` does.
 * @param ids of the page, in its order; more than the results if records were deleted meanwhile
 */
export function toListPage<T>(
  results: T[],
  count: number,
  { paging, ids, address }: { paging: Paging; ids: readonly number[]; address: URL },
): PageOf<T> {
  if (paging.belowId === undefined) return toPageOf(results, count, paging, address)
  return { count, next: nextAfter(address, ids.length < paging.size ? undefined : ids.at(-1)), previous: null, results }
}

/**
 * Wraps one page of results with the total count and absolute URLs of the adjacent pages.
 * @param address absolute URL of the list with its query
 * @throws Refusal 404 `Invalid page.` beyond the last page
 */
export function toPageOf<T>(results: T[], count: number, { page, size }: Paging, address: URL): PageOf<T> {
  const last = pagesOf(count, size)
  if (page > last) throw invalidPage()
  return {
    count,
    next: page < last ? atPage(address, page + 1) : null,
    previous: page > 1 ? atPage(address, page - 1) : null,
    results,
  }
}

function atPage(address: URL, page: number): string {
  const neighbour = new URL(address)
  neighbour.searchParams.set('page', String(page))
  return neighbour.href
}
