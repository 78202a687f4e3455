import { z } from 'zod'

/** Characters with the same format: bold, italic or link. A line break is `\n`. */
export const MarkdownRun = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: z.string().optional().describe('link address: http(s), mailto, or a path of the shop'),
})
export type MarkdownRun = z.infer<typeof MarkdownRun>

const Runs = z.array(MarkdownRun)
const Start = z.int().nullable().describe('number of the first item; null for a bulleted list')

/** A nested list. Deeper levels are merged into it. */
const InnerList = z.object({ start: Start, items: z.array(Runs) })

/** A block of the supported Markdown subset. */
export const MarkdownBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), content: Runs }),
  z.object({ kind: z.literal('heading'), level: z.int().min(3).max(6), content: Runs }),
  z.object({
    kind: z.literal('list'),
    start: Start,
    items: z.array(z.object({ content: Runs, lists: z.array(InnerList) })),
  }),
])
export type MarkdownBlock = z.infer<typeof MarkdownBlock>
