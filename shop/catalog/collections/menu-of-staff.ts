import { createContext } from 'react'
import type { MenuEntry } from './collections.contract.ts'

/** The menu as staff are told it of a shop that is not open yet; null where that of the document is right. */
export const MenuOfStaff = createContext<readonly MenuEntry[] | null>(null)
