import { href } from 'react-router'

const FROM = 'from'

/**
 * Returns the address of the form in which a product is changed.
 * @param from the address within the shop to which saving leads back; the product without one
 */
export const addressOfForm = (slug: string, from?: string): string =>
  href('/admin/products/update/:slug', { slug }) +
  (from === undefined ? '' : `?${new URLSearchParams({ [FROM]: from })}`)

/** Reads from the address of a form where saving leads back to; undefined for none, and for one outside of the shop. */
export function wayBack(query: URLSearchParams): string | undefined {
  const from = query.get(FROM) ?? ''
  // A backslash is a slash to browsers, and two of them at the beginning lead to another host.
  return /^\/(?![/\\])/.test(from) ? from : undefined
}
