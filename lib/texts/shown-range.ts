import { PAGE_SIZE } from '../page-of.contract.ts'

/** Which entries of a list stand on the screen: `first` to `last` of `count`, counted from 1. */
export interface ShownRange {
  first: number
  last: number
  count: number
}

/**
 * Returns the entries of one page of a list.
 * @param page from 1
 * @param shown how many of them stand on it
 * @param size how many a page has, where that is another number than everywhere
 */
export function shownRange({
  page,
  shown,
  count,
  size = PAGE_SIZE,
}: {
  page: number
  shown: number
  count: number
  size?: number
}): ShownRange {
  const first = (page - 1) * size + 1
  return { first, last: first + shown - 1, count }
}
