import { href } from 'react-router'
import { texts } from '#texts/storefront/home-page'
import { call } from '../../../lib/api-client.ts'
import { getProductBySlug } from '../../catalog/products/read/catalogue.contract.ts'
import { browserTransport } from '../../core/auth/browser-transport.ts'
import { loadCurrentUser } from '../../core/auth/session.ts'
import { toast } from '../../ui/feedback/toast.ts'

/**
 * Shows that a product is not available. Staff return to it, because they may see drafts and hidden products.
 * @param slug as in the address
 */
export async function handleUnknownProduct(slug: string, lead: (to: string) => unknown): Promise<void> {
  const params = { slug: decodeURIComponent(slug) }
  const isForStaff =
    (await loadCurrentUser())?.is_staff &&
    (await call(browserTransport, getProductBySlug, { params }).then(
      () => true,
      () => false,
    ))
  if (isForStaff) lead(href('/products/:slug', params))
  else toast({ kind: 'warning', text: texts.thisProductIsNotAvailable })
}
