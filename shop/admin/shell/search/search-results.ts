import { href } from 'react-router'
import { texts } from '#texts/admin/shell'
import { showPrice } from '../../../../lib/money.ts'
import { hasRole, type StaffRole } from '../../../../lib/staff/staff-role.ts'
import { ORDER_STATES } from '../../../core/order-states/order-states.contract.ts'
import type { Waiting } from '../waiting/waiting.contract.ts'
import { screensNamed } from './screens-by-name.ts'
import type { FoundForStaff } from './staff-search.contract.ts'

/** A search result with its link. */
export interface SearchResult {
  to: string
  name: string
  /** Further text that distinguishes it. */
  about: string
  /** The picture of a product. */
  image?: string
}

/** Search results of one kind. */
export interface SearchResultGroup {
  name: string
  results: readonly SearchResult[]
}

/**
 * Groups the search results of the server, the admin screens and the actions, without empty groups. For staff without
 * the right to edit products, a product links to its page in the shop.
 */
export function groupSearchResults(
  typed: string,
  { products, orders, customers, pages }: FoundForStaff,
  role: StaffRole | undefined,
  waiting?: Waiting,
): SearchResultGroup[] {
  const writes = hasRole(role, 'catalogue')
  const { screens, help, actions } = screensNamed(typed, role, waiting)
  const groups: SearchResultGroup[] = [
    {
      name: texts.orders,
      results: (orders ?? []).map(({ id, name, email, status, total }) => ({
        to: href('/admin/orders/:id', { id: String(id) }),
        name: texts.orderOf(id, name),
        about: [email, ORDER_STATES[status].label, showPrice(total)].filter(Boolean).join(' · '),
      })),
    },
    {
      name: texts.products,
      results: products.map(({ slug, title, thumbnail, state }) => ({
        to: href(writes ? '/admin/products/update/:slug' : '/products/:slug', { slug }),
        name: title,
        about: state === 'published' ? '' : texts.productStates[state],
        image: thumbnail,
      })),
    },
    {
      name: texts.customers,
      results: (customers ?? []).map(({ id, name, email }) => ({
        to: href('/admin/customers/:id', { id: String(id) }),
        name,
        about: email,
      })),
    },
    {
      name: texts.pages,
      results: (pages ?? []).map(({ id, title }) => ({
        to: href('/admin/pages/:id', { id: String(id) }),
        name: title,
        about: '',
      })),
    },
    { name: texts.screens, results: screens.map(({ to, name, of }) => ({ to, name, about: of })) },
    { name: texts.help, results: help.map(({ to, name }) => ({ to, name, about: '' })) },
    { name: texts.actions, results: actions.map(({ to, name, of }) => ({ to, name, about: of })) },
  ]
  return groups.filter(({ results }) => results.length > 0)
}
