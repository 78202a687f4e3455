import { z } from 'zod'

const line = (max: number) => z.string().trim().min(1).max(max)
const path = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)\S*$/, 'Use a path of the shop.')

/** A link to a path of the shop or to another site. */
export const SlotLink = z.object({
  text: line(120),
  to: z.union(
    [
      path,
      z
        .string()
        .max(500)
        .regex(/^https:\/\/\S+$/),
    ],
    'Use a path or an https:// address.',
  ),
})

/** The content of a slot, as an extension returned it. */
export const SlotContent = z.object({
  title: line(120).optional(),
  lines: z.array(line(300)).max(10).default([]),
  links: z.array(SlotLink).max(8).default([]),
  image: z.object({ src: path, alt: z.string().max(300) }).optional(),
})
export type SlotContent = z.infer<typeof SlotContent>

/** The slots of a product page that extensions fill. */
export const ProductSlots = z.object({
  'product.price': z.array(SlotContent).optional(),
  'product.description': z.array(SlotContent).optional(),
})
export type ProductSlots = z.infer<typeof ProductSlots>
