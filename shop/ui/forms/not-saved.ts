import { createContext } from 'react'

/** Why nothing on this screen can be saved by whoever looks at it now, as a sentence that a form says once it was sent; undefined while it can. */
export const NotSavedContext = createContext<string | undefined>(undefined)
