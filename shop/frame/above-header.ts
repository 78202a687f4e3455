import { createContext, type ReactNode } from 'react'

/** What stands above the header of every screen, behind the way past it; null for nothing. */
export const AboveHeader = createContext<ReactNode>(null)
