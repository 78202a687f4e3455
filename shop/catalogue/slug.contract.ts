import { z } from 'zod'

/** The part of a product's address that names it. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[A-Za-z0-9]+)*$/, 'Slug Must Be only Alphanumeric and -')
  .max(80)
