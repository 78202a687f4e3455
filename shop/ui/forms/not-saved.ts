import { createContext } from 'react'

/**
 * The reason why the current user cannot save anything on this screen, shown after a submit; undefined if they can.
 */
export const NotSavedContext = createContext<string | undefined>(undefined)
