import { z } from 'zod'
import { maybeText, textLine } from '../../../../../lib/fields.contract.ts'
import { MarkdownBlock } from '../../../../ui/markdown/markdown.contract.ts'
import { BUTTON, checkButton, SECTION, SectionPicture, SHOWN } from '../section-fields.contract.ts'

const PICTURE_SIDES = ['left', 'right'] as const

/** A picture with text. */
export const PictureTextSection = z
  .object({
    kind: z.literal('picture_text'),
    ...SECTION,
    picture: SectionPicture,
    picture_alt: textLine(150).describe('alt text of the picture'),
    side: z.enum(PICTURE_SIDES).describe('side of the picture on wide screens'),
    heading: textLine(80),
    text: maybeText(2000).describe('Markdown'),
    ...BUTTON,
  })
  .superRefine(checkButton)
export type PictureTextSection = z.output<typeof PictureTextSection>

export const PictureTextShown = z.object({
  ...SHOWN,
  kind: z.literal('picture_text'),
  picture: z.string(),
  picture_alt: z.string(),
  side: z.enum(PICTURE_SIDES),
  heading: z.string(),
  text_blocks: z.array(MarkdownBlock),
  button_label: z.string(),
  button_link: z.string(),
})
