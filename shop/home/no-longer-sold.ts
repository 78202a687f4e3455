import { useEffect } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/home'
import { call } from '../../lib/api-client.ts'
import { getProductBySlug } from '../catalogue/catalogue.contract.ts'
import { toast } from '../feedback/toast.ts'
import { browserTransport } from '../session/browser-transport.ts'
import { loadCurrentUser } from '../session/session.ts'

const SIGN = '#no-longer-sold='

/**
 * Returns where an unknown product leads (docs/rules.md, Browsing): home, with a word for the browser alone. Servers never see what follows the #, so
 * the page stays the same for everybody.
 */
export const homeFromUnknownProduct = (slug: string): string => href('/') + SIGN + encodeURIComponent(slug)

/** Says once to who was led home from a product that there is none. Staff are led back to one that only they see. */
export function useNoLongerSold(): void {
  const { pathname, hash, key } = useLocation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who follows another such link hears it again
  useEffect(() => {
    if (pathname !== href('/') || !hash.startsWith(SIGN)) return
    // Not by a navigation, which would load the page again: a reload, or a link that is passed on, has nothing to say.
    history.replaceState(history.state, '', pathname)
    const address = href('/products/:slug', { slug: decodeURIComponent(hash.slice(SIGN.length)) })
    void isForStaff(decodeURIComponent(hash.slice(SIGN.length))).then((is) =>
      is ? navigate(address, { replace: true }) : toast({ kind: 'warning', text: texts.thisProductIsNoLonger }),
    )
  }, [pathname, hash, key])
}

/** A document is made for visitors, who are told nothing of drafts and of what is hidden. */
async function isForStaff(slug: string): Promise<boolean> {
  if (!(await loadCurrentUser())?.is_staff) return false
  return call(browserTransport, getProductBySlug, { params: { slug } }).then(
    () => true,
    () => false,
  )
}
