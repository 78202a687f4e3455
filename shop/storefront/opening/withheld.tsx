import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { MenuEntry } from '../../catalog/collections/collections.contract.ts'
import { loadMenu } from '../../catalog/collections/load-menu.ts'
import { StaffMenu } from '../../catalog/collections/staff-menu.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import NotOpenYet from './not-open-yet.tsx'
import { opensEarly } from './opens-early.ts'
import { NotOpenBar } from './staff-bar.tsx'
import { useDelayedRequest } from './use-delayed-request.ts'
import { useIsShut } from './use-is-shut.ts'

/** The path for which this document was rendered. */
const DOCUMENT = import.meta.env.SSR ? '' : window.location.pathname

interface WithheldProps {
  /** The document had no content to show. */
  isMissing: boolean
  children: ReactNode
}

/** Hides content from visitors that only staff may see: drafts, and the shop before it opens. */
export default function Withheld({ isMissing, children }: WithheldProps) {
  const isUnopened = useShopIdentity().notOpenYet !== null
  const isShut = useIsShut()
  const isAwaited = useDelayedRequest(isMissing)
  const menu = useMenuOfStaff(isUnopened && !isShut)
  const { pathname } = useLocation()
  const isWithheld = isUnopened && !opensEarly(pathname)
  const isClosed = isWithheld && isShut
  useEffect(() => {
    // The shop may have opened since the document was loaded, so a navigation reloads it.
    if (isClosed && window.location.pathname !== DOCUMENT) window.location.reload()
  }, [isClosed])
  if (isClosed || (isWithheld && isAwaited)) return <NotOpenYet />
  return (
    <StaffMenu value={menu}>
      {/* Hides the controls that lead nowhere before the opening. */}
      <div className={isShut ? 'before-opening' : undefined}>{children}</div>
      <NotOpenBar />
    </StaffMenu>
  )
}

/** Loads the menu that documents for visitors omit; null until it is loaded. */
function useMenuOfStaff(isWanted: boolean): readonly MenuEntry[] | null {
  const [menu, setMenu] = useState<readonly MenuEntry[] | null>(null)
  useEffect(() => {
    // The page works without a menu.
    if (isWanted) loadMenu().then(setMenu, () => {})
  }, [isWanted])
  return menu
}
