import { href } from 'react-router'

const FROM = 'from'

/**
 * Returns the address of a product's edit form.
 * @param from where saving returns to; the product if undefined
 */
export const editFormAddress = (slug: string, from?: string): string =>
  href('/admin/products/update/:slug', { slug }) +
  (from === undefined ? '' : `?${new URLSearchParams({ [FROM]: from })}`)

/** Returns the return address of an edit form; undefined for none, or one outside the shop. */
export function returnAddressOf(query: URLSearchParams): string | undefined {
  const from = query.get(FROM) ?? ''
  // Browsers read a backslash as a slash, and two slashes at the start as another host.
  return /^\/(?![/\\])/.test(from) ? from : undefined
}
