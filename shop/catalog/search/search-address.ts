import { href } from 'react-router'

/**
 * Returns the address of a search. Characters such as `&` and `+` are encoded as in existing links; `href` would not
 * encode them.
 */
export const searchAddress = (words: string): string => `${href('/search')}/${encodeURIComponent(words)}`
