import { z } from 'zod'
import { text } from '../../../../../lib/fields.contract.ts'
import { MarkdownBlock } from '../../../../ui/markdown/markdown.contract.ts'
import { Heading, SECTION, SHOWN } from '../section-fields.contract.ts'

const MAX_TEXT = 5000

/** A text in Markdown. */
export const TextSection = z.object({
  kind: z.literal('text'),
  ...SECTION,
  heading: Heading,
  text: text(1, MAX_TEXT).describe('Markdown'),
})
export type TextSection = z.output<typeof TextSection>

export const TextShown = z.object({
  ...SHOWN,
  kind: z.literal('text'),
  heading: z.string(),
  text_blocks: z.array(MarkdownBlock),
})
