import { href } from 'react-router'

/** The filters and the page in the URL of the customer list. */
export interface CustomersView {
  words: string
  /** 'true': only customers with orders, 'false': only those without; undefined for all. */
  ordered: 'true' | 'false' | undefined
  page: number
}

const MAX_WORDS = 254

/** Reads the filters from the URL. Invalid values are ignored. */
export function readCustomersView(query: URLSearchParams): CustomersView {
  const ordered = query.get('ordered')
  return {
    words: (query.get('search') ?? '').trim().slice(0, MAX_WORDS),
    ordered: ordered === 'true' || ordered === 'false' ? ordered : undefined,
    page: Math.max(1, Number(query.get('page')) || 1),
  }
}

/** Returns the query parameters of the API and of the URL, without defaults. */
export const customersQuery = ({ words, ordered, page }: CustomersView) => ({
  ...(words !== '' && { search: words }),
  ...(ordered && { ordered }),
  ...(page > 1 && { page: String(page) }),
})

/** Returns the URL of a changed view, on its first page unless the change names one. */
export function customersAddress(view: CustomersView, change: Partial<CustomersView>): string {
  const query = new URLSearchParams(customersQuery({ ...view, page: 1, ...change }))
  return href('/admin/customers') + (query.size > 0 ? `?${query}` : '')
}
