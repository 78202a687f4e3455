import { createContext } from 'react-router'

/** Takes the bytes of a page as they were rendered; undefined until then, and for redirects. */
export const renderedDocument = createContext<{ html?: Buffer }>()
