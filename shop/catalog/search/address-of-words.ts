import { href } from 'react-router'

/** Returns the address of what words find. Links that people have keep `&`, `+` and the like encoded, where `href` would leave them as they are. */
export const addressOfWords = (words: string): string => `${href('/search')}/${encodeURIComponent(words)}`
