import { createContext, useEffect, useState } from 'react'
import { useShopIdentity } from '../identity/shop-identity.ts'
import { useUser } from '../session/session.ts'
import type { MenuEntry } from './collections.contract.ts'

/** The menu as staff are told it of a shop that is not open yet; null where that of the document is right. */
export const MenuOfStaff = createContext<readonly MenuEntry[] | null>(null)

/** Asks for the menu that a document of a shop which is not open yet has left out, for staff alone. */
export function useMenuOfStaff(): readonly MenuEntry[] | null {
  const { notOpenYet } = useShopIdentity()
  const isWanted = useUser()?.is_staff === true && notOpenYet !== null
  const [menu, setMenu] = useState<readonly MenuEntry[] | null>(null)
  useEffect(() => {
    if (!isWanted) return
    // Without it the shop is still a shop.
    const ask = async () => setMenu(await (await import('./ask-menu.ts')).askMenu())
    void ask().catch(() => {})
  }, [isWanted])
  return isWanted ? menu : null
}
