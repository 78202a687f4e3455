import { useEffect } from 'react'
import { href, useLocation } from 'react-router'
import * as texts from '#texts/home'
import { toast } from '../feedback/toast.ts'

/**
 * Where an unknown product leads (docs/rules.md, Browsing): home, with a word for the browser alone. Servers never see what follows the #, so the
 * page stays the same for everybody.
 */
export const HOME_FROM_UNKNOWN_PRODUCT = `${href('/')}#no-longer-sold`

/** Says once to who was led home from a product that there is none. */
export function useNoLongerSold(): void {
  const { pathname, hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: who follows another such link hears it again
  useEffect(() => {
    if (pathname + hash !== HOME_FROM_UNKNOWN_PRODUCT) return
    toast({ kind: 'warning', text: texts.thisProductIsNoLonger })
    // Not by a navigation, which would load the page again: a reload, or a link that is passed on, has nothing to say.
    history.replaceState(history.state, '', pathname)
  }, [pathname, hash, key])
}
