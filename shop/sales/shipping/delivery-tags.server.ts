/** The cache tag of pages and responses that depend on shipping zones, methods or rates. */
export const DELIVERY = 'delivery'
