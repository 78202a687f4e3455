import { createContext } from 'react'
import type { ShownMenus } from './shown-menus.contract.ts'

/** The menus for staff of a shop that is not open yet; null to use those of the document. */
export const StaffMenus = createContext<ShownMenus | null>(null)
