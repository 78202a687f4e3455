/** The tag of what shows where the shop delivers to, how, and what it costs. */
export const DELIVERY = 'delivery'
