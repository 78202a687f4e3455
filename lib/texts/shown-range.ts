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
 */
export function shownRange({ page, shown, count }: { page: number; shown: number; count: number }): ShownRange {
  const first = (page - 1) * PAGE_SIZE + 1
  return { first, last: first + shown - 1, count }
}
