import { z } from 'zod'

export const MAX_SLUG = 80

/** The slug of a product address. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[A-Za-z0-9]+)*$/, 'Slug Must Be only Alphanumeric and -')
  .max(MAX_SLUG)
