import { PAGE_SIZE } from '../page-of.contract.ts'

/** The visible entries of a list: `first` to `last` of `count`, counted from 1. */
export interface ShownRange {
  first: number
  last: number
  count: number
}

/**
 * Returns the visible entries of a list page.
 * @param page from 1
 * @param shown number of entries on the page
 * @param size page size if it differs from the default
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
