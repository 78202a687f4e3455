import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ShownMenus } from '../../catalog/collections/shown-menus.contract.ts'
import { StaffMenus } from '../../catalog/collections/staff-menu.ts'
import { loadMenus } from '../../content/menus/load-menus.ts'
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
  const menus = useStaffMenus(isUnopened && !isClosedForVisitor)
  const { pathname } = useLocation()
  const isWithheld = isUnopened && !isPublicBeforeOpening(pathname)
  const isClosed = isWithheld && isClosedForVisitor
  useEffect(() => {
    // The shop may have opened since the document was loaded, so a navigation reloads it.
    if (isClosed && window.location.pathname !== DOCUMENT) window.location.reload()
  }, [isClosed])
  if (isClosed || (isWithheld && isAwaited)) return <NotOpenYet />
  return (
    <StaffMenus value={menus}>
      {/* Hides the controls that lead nowhere before the opening. */}
      <div className={isClosedForVisitor ? 'before-opening' : undefined}>{children}</div>
      {!isAdmin && <NotOpenBar />}
    </StaffMenus>
  )
}

/** Loads the collections of the menus, which documents for visitors omit; null until they are loaded. */
function useStaffMenus(isWanted: boolean): ShownMenus | null {
  const [menus, setMenus] = useState<ShownMenus | null>(null)
  useEffect(() => {
    // The page works without them.
    if (isWanted) loadMenus().then(setMenus, () => {})
  }, [isWanted])
  return menus
}
