/** The units of a variant's contents. In a separate file, because most pages need only the product contract. */
export const CONTENTS_UNITS = ['g', 'kg', 'ml', 'l', 'm', 'piece'] as const
