import { z } from 'zod'

export const MAX_SLUG = 80

/** The part of a product's address that names it. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[A-Za-z0-9]+)*$/, 'Slug Must Be only Alphanumeric and -')
  .max(MAX_SLUG)
