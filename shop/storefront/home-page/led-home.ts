import { href } from 'react-router'
import * as texts from '#texts/storefront/home-page'
import { call } from '../../../lib/api-client.ts'
import { getProductBySlug } from '../../catalog/products/read/catalogue.contract.ts'
import { browserTransport } from '../../core/auth/browser-transport.ts'
import { loadCurrentUser } from '../../core/auth/session.ts'
import { toast } from '../../ui/feedback/toast.ts'

/** Says that there is no such product; staff, to whom it may be a draft or hidden, are led back to it. @param slug as it stands in an address */
export async function ledHome(slug: string, lead: (to: string) => unknown): Promise<void> {
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
