/** Returns the name of the field for the tracking number of one of several orders. */
export const trackingFieldOf = (id: number): string => `tracking-${id}`
