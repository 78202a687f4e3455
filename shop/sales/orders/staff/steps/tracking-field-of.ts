/** Returns the name of an order's tracking number field in the bulk form. */
export const trackingFieldOf = (id: number): string => `tracking-${id}`
