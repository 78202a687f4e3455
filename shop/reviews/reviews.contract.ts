import { z } from 'zod'

export const MAX_STARS = 5
export const RECOMMENDED_REVIEWS = 2

export const Review = z.object({
  id: z.int(),
  body: z.string(),
  rating: z.number(),
  variant: z.int(),
  user: z.object({ first_name: z.string(), last_name: z.string(), avatar: z.string().nullable() }),
  created_on: z.iso.datetime(),
})
export type Review = z.infer<typeof Review>
