/** A search may have this many characters. Apart from the contract: every page has the box, and none needs the schemas for it. */
export const MAX_QUERY = 100
