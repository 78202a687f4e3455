/** Field that marks the forms of the discount code. */
export const DISCOUNT = 'discount'
