/** The place of a product's page at which its form for reviews is open, behind the `#` of the address. */
export const WRITE_REVIEW = 'write-review'
