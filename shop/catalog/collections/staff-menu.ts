import { createContext } from 'react'
import type { MenuEntry } from './collections.contract.ts'

/** The menu for staff of a shop that is not open yet; null to use the menu of the document. */
export const StaffMenu = createContext<readonly MenuEntry[] | null>(null)
