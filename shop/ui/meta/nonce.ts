import { createContext } from 'react-router'

/** Marks the scripts that the shop itself wrote into a page, until their hashes take its place. */
export const nonce = createContext<string>()
