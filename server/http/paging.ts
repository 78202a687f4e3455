import { MAX_PAGE_SIZE, PAGE_SIZE, type PageOf, pagesOf } from '../../lib/page-of.contract.ts'
import { invalidPage } from './refusal.ts'

/** A page of a list: its number from 1, and its size. */
export interface Paging {
  page: number
  size: number
}

/** @throws Refusal 404 `Invalid page.` if the page is not a number from 1 */
export function readPaging(query: { page?: string | undefined; page_size?: string | undefined }): Paging {
  const page = query.page ?? '1'
  if (!/^[1-9]\d{0,8}$/.test(page)) throw invalidPage()
  const size = /^[1-9]\d*$/.test(query.page_size ?? '') ? Math.min(Number(query.page_size), MAX_PAGE_SIZE) : PAGE_SIZE
  return { page: Number(page), size }
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
