import { href } from 'react-router'
import * as texts from '#texts/home'
import { call } from '../../lib/api-client.ts'
import { getProductBySlug } from '../catalogue/catalogue.contract.ts'
import { toast } from '../feedback/toast.ts'
import { browserTransport } from '../session/browser-transport.ts'
import { loadCurrentUser } from '../session/session.ts'

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
