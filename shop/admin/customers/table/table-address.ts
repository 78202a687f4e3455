import { href } from 'react-router'

/** What the address of the table says: which customers are shown. */
export interface CustomersView {
  words: string
  /** Those alone who have ever ordered, or never; undefined for everybody. */
  ordered: 'true' | 'false' | undefined
  page: number
}

const MAX_WORDS = 254

/** Reads the address of the table; what it says in a form of its own counts as not said. */
export function readCustomersView(query: URLSearchParams): CustomersView {
  const ordered = query.get('ordered')
  return {
    words: (query.get('search') ?? '').trim().slice(0, MAX_WORDS),
    ordered: ordered === 'true' || ordered === 'false' ? ordered : undefined,
    page: Math.max(1, Number(query.get('page')) || 1),
  }
}

/** Returns what the API is asked for, and what an address says: nothing of what goes without saying. */
export const customersQuery = ({ words, ordered, page }: CustomersView) => ({
  ...(words !== '' && { search: words }),
  ...(ordered && { ordered }),
  ...(page > 1 && { page: String(page) }),
})

/** Returns the address of a view of the table; from its first page on, unless a page is named. */
export function customersAddress(view: CustomersView, change: Partial<CustomersView>): string {
  const query = new URLSearchParams(customersQuery({ ...view, page: 1, ...change }))
  return href('/admin/customers') + (query.size > 0 ? `?${query}` : '')
}
