import { useEffect } from 'react'
import { href, useLocation, useNavigate } from 'react-router'

const SIGN = '#no-longer-sold='

/**
 * Returns where an unknown product leads (docs/reference/rules.md, Browsing): home, with a word for the browser alone. Servers never see what follows the #, so
 * the page stays the same for everybody.
 */
export const homeFromUnknownProduct = (slug: string): string => href('/') + SIGN + encodeURIComponent(slug)

/** Says once to who was led home from a product that there is none. Staff are led back to one that only they see. */
export function useNoLongerSold(): void {
  const { pathname, hash, key } = useLocation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who follows another such link hears it again
  useEffect(() => {
    if (!hash.startsWith(SIGN)) return
    // Not by a navigation, which would load the page again: a reload, or a link that is passed on, has nothing to say.
    history.replaceState(history.state, '', pathname)
    void import('./led-home.ts').then(({ ledHome }) =>
      ledHome(hash.slice(SIGN.length), (to) => navigate(to, { replace: true })),
    )
  }, [pathname, hash, key])
}
