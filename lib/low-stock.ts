/**
 * Default threshold below which shoppers see the remaining stock (docs/reference/rules.md, Browsing) and staff a low
 * stock.
 */
export const LOW_STOCK = 10
