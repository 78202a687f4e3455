import { createContext } from 'react-router'

/** The nonce of the shop's inline scripts, replaced by their hashes before the page is sent. */
export const nonce = createContext<string>()
