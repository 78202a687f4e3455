import { href } from 'react-router'
import { withQuery } from '../../../../core/admin-kit/lists/list-query.ts'
import { TABLE_FILTERS, TABLE_SORTS, type TableFilter, type TableSort } from '../products-table.contract.ts'

/** The state of the table in the address: filters, sort order and page. */
export interface TableView {
  words: string
  only: TableFilter | undefined
  /** The slug of a collection; undefined for all products. */
  collection: string | undefined
  sort: TableSort
  isDescending: boolean
  page: number
}

const isOneOf = <T extends string>(all: readonly T[], text: string | null): text is T =>
  (all as readonly (string | null)[]).includes(text)

/** Parses the address of the table. Invalid values are ignored. */
export function readTableView(query: URLSearchParams): TableView {
  const [only, sort] = [query.get('only'), query.get('sort')]
  const isSorted = isOneOf(TABLE_SORTS, sort)
  return {
    words: (query.get('q') ?? '').trim().slice(0, 100),
    only: isOneOf(TABLE_FILTERS, only) ? only : undefined,
    collection: query.get('collection')?.slice(0, 80) || undefined,
    sort: isSorted ? sort : 'changed',
    isDescending: query.has('descending') ? query.get('descending') === 'true' : !isSorted,
    page: Math.max(1, Number(query.get('page')) || 1),
  }
}

/** Returns the query parameters for the API and the address, without defaults. */
export function tableQuery({ words, only, collection, sort, isDescending, page }: TableView) {
  return {
    ...(words !== '' && { q: words }),
    ...(only && { only }),
    ...(collection && { collection }),
    ...((sort !== 'changed' || !isDescending) && {
      sort,
      descending: isDescending ? ('true' as const) : ('false' as const),
    }),
    ...(page > 1 && { page: String(page) }),
  }
}

/** Returns the address of a table view. It starts at page 1 unless a page is given. */
export function tableAddress(view: TableView, change: Partial<TableView>): string {
  return withQuery(href('/admin/products'), tableQuery({ ...view, page: 1, ...change }))
}
