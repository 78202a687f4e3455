import { href } from 'react-router'

/** The part of the screen's address that holds words to begin a group with. */
export const TERMS = 'terms'

/** Returns the address of the screen where somebody says what these words mean. */
export const synonymsAddress = (words: string): string =>
  `${href('/admin/synonyms')}?${new URLSearchParams({ [TERMS]: words })}`
