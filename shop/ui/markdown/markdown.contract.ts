import { z } from 'zod'

/** Letters that look the same: bold, italic, or a link. A line break is `\n`. */
export const MarkdownRun = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: z.string().optional().describe('http(s), mailto, or a path of this shop'),
})
export type MarkdownRun = z.infer<typeof MarkdownRun>

const Runs = z.array(MarkdownRun)
const Start = z.int().nullable().describe('the number of the first item; null for bullets')

/** A list within an item. What is nested deeper stands in it too. */
const InnerList = z.object({ start: Start, items: z.array(Runs) })

/** What a small Markdown says, part by part: all that there is, whatever was typed. */
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
