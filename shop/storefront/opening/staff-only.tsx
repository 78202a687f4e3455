import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { MenuEntry } from '../../catalog/collections/collections.contract.ts'
import { loadMenu } from '../../catalog/collections/load-menu.ts'
import { StaffMenu } from '../../catalog/collections/staff-menu.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import NotOpenYet from './not-open-yet.tsx'
import { isPublicBeforeOpening } from './public-before-opening.ts'
import { NotOpenBar } from './staff-bar.tsx'
import { useIsClosed } from './use-is-closed.ts'
import { useStaffReload } from './use-staff-reload.ts'

/** The path for which this document was rendered. */
const DOCUMENT = import.meta.env.SSR ? '' : window.location.pathname

interface StaffOnlyProps {
  /** The document had no content to show. */
  isMissing: boolean
  /** Admin screens show the bar in their own layout. */
  isAdmin: boolean
  children: ReactNode
}

/** Hides content from visitors that only staff may see: drafts, and the shop before it opens. */
export default function StaffOnly({ isMissing, isAdmin, children }: StaffOnlyProps) {
  const isUnopened = useShopIdentity().notOpenYet !== null
  const isClosedForVisitor = useIsClosed()
  const isAwaited = useStaffReload(isMissing)
  const menu = useStaffMenu(isUnopened && !isClosedForVisitor)
  const { pathname } = useLocation()
  const isWithheld = isUnopened && !isPublicBeforeOpening(pathname)
  const isClosed = isWithheld && isClosedForVisitor
  useEffect(() => {
    // The shop may have opened since the document was loaded, so a navigation reloads it.
    if (isClosed && window.location.pathname !== DOCUMENT) window.location.reload()
  }, [isClosed])
  if (isClosed || (isWithheld && isAwaited)) return <NotOpenYet />
  return (
    <StaffMenu value={menu}>
      {/* Hides the controls that lead nowhere before the opening. */}
      <div className={isClosedForVisitor ? 'before-opening' : undefined}>{children}</div>
      {!isAdmin && <NotOpenBar />}
    </StaffMenu>
  )
}

/** Loads the menu that documents for visitors omit; null until it is loaded. */
function useStaffMenu(isWanted: boolean): readonly MenuEntry[] | null {
  const [menu, setMenu] = useState<readonly MenuEntry[] | null>(null)
  useEffect(() => {
    // The page works without a menu.
    if (isWanted) loadMenu().then(setMenu, () => {})
  }, [isWanted])
  return menu
}
