import { z } from 'zod'
import { COUNTRY_CODES } from '../../../lib/places/countries.ts'

/** A stored postal address. Reading it applies no validation. */
export const StoredAddress = z.object({
  name: z.string(),
  company: z.string(),
  street: z.string(),
  second_line: z.string(),
  postcode: z.string(),
  town: z.string(),
  country: z.enum(COUNTRY_CODES),
  phone: z.string(),
})
export type StoredAddress = z.infer<typeof StoredAddress>
