import { href } from 'react-router'

/** The address of what words find. Links that people have keep `&`, `+` and the like encoded, where `href` would leave them as they are. */
export const addressOfWords = (words: string): string => `${href('/search')}/${encodeURIComponent(words)}`
