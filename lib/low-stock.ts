/** Of fewer pieces shoppers are told how many are left (docs/reference/rules.md, Browsing), and staff that the stock is low until they choose another number. */
export const LOW_STOCK = 10
