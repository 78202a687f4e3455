/** In what the contents of a variant are counted. By themselves: nearly every page knows the contract of products, and few read contents. */
export const CONTENTS_UNITS = ['g', 'kg', 'ml', 'l', 'm', 'piece'] as const
