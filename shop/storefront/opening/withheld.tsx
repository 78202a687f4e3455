import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { MenuEntry } from '../../catalog/collections/collections.contract.ts'
import { loadMenu } from '../../catalog/collections/load-menu.ts'
import { MenuOfStaff } from '../../catalog/collections/menu-of-staff.ts'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import NotOpenYet from './not-open-yet.tsx'
import { opensEarly } from './opens-early.ts'
import { NotOpenBar } from './staff-bar.tsx'
import { useDelayedRequest } from './use-delayed-request.ts'
import { useIsShut } from './use-is-shut.ts'

/** Where this document was made for. */
const DOCUMENT = import.meta.env.SSR ? '' : window.location.pathname

interface WithheldProps {
  /** The document had nothing to show. */
  isMissing: boolean
  children: ReactNode
}

/** A screen that documents, which are made for visitors, withhold from them: of a shop that is not open yet, or a draft. Staff see it as it will be. */
export default function Withheld({ isMissing, children }: WithheldProps) {
  const isUnopened = useShopIdentity().notOpenYet !== null
  const isShut = useIsShut()
  const isAwaited = useDelayedRequest(isMissing)
  const menu = useMenuOfStaff(isUnopened && !isShut)
  const { pathname } = useLocation()
  const isWithheld = isUnopened && !opensEarly(pathname)
  const isClosed = isWithheld && isShut
  useEffect(() => {
    // Who comes from another page of it may find that it has been opened since.
    if (isClosed && window.location.pathname !== DOCUMENT) window.location.reload()
  }, [isClosed])
  if (isClosed || (isWithheld && isAwaited)) return <NotOpenYet />
  return (
    <MenuOfStaff value={menu}>
      {/* What would lead nowhere yet is not shown around the screens that can be reached. */}
      <div className={isShut ? 'before-opening' : undefined}>{children}</div>
      <NotOpenBar />
    </MenuOfStaff>
  )
}

/** Asks for the menu that the document has left out; null until it is there. */
function useMenuOfStaff(isWanted: boolean): readonly MenuEntry[] | null {
  const [menu, setMenu] = useState<readonly MenuEntry[] | null>(null)
  useEffect(() => {
    // Without it the shop is still a shop.
    if (isWanted) loadMenu().then(setMenu, () => {})
  }, [isWanted])
  return menu
}
