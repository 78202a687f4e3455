/**
 * Maximum length of search words in characters. In a separate file so that pages with a search box do not load zod.
 */
export const MAX_QUERY = 100
