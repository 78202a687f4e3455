import { href } from 'react-router'

/** The query parameter with the initial terms of a new group. */
export const TERMS = 'terms'

/** Returns the address of the synonyms screen with initial terms. */
export const synonymsAddress = (words: string): string =>
  `${href('/admin/synonyms')}?${new URLSearchParams({ [TERMS]: words })}`
