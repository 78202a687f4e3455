import { useEffect } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { usePageHref } from '../../ui/link.tsx'

const SIGN = '#no-longer-sold='

/**
 * Returns the home page address for an unknown product (docs/reference/rules.md, Browsing), with the slug in the
 * fragment. Servers never see a fragment, so the cached page is the same for everyone.
 */
export const homeFromUnknownProduct = (slug: string): string => href('/') + SIGN + encodeURIComponent(slug)

/**
 * Shows once, after a redirect from an unknown product, that it is not available. Staff return to a product only they
 * can see.
 */
export function useUnknownProductNotice(): void {
  const { pathname, hash, key } = useLocation()
  const navigate = useNavigate()
  const address = usePageHref(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each such link shows the message again
  useEffect(() => {
    if (!hash.startsWith(SIGN)) return
    // `replaceState` instead of a navigation avoids a reload of the page data, and a reload or a shared link stays
    // silent.
    history.replaceState(history.state, '', address)
    void import('./handle-unknown-product.ts').then(({ handleUnknownProduct }) =>
      handleUnknownProduct(hash.slice(SIGN.length), (to) => navigate(to, { replace: true })),
    )
  }, [pathname, hash, key])
}
