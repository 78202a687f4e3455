import { z } from 'zod'
import { maybeText, textLine } from '../../../../../lib/fields.contract.ts'
import { BUTTON, checkButton, SECTION, SectionPicture, SHOWN } from '../section-fields.contract.ts'

/** A picture over the full width with a headline, a text and a button. */
export const HeroSection = z
  .object({
    kind: z.literal('hero'),
    ...SECTION,
    picture: SectionPicture,
    headline: textLine(80),
    text: maybeText(300),
    ...BUTTON,
  })
  .superRefine(checkButton)
export type HeroSection = z.output<typeof HeroSection>

export const HeroShown = z.object({
  ...SHOWN,
  kind: z.literal('hero'),
  picture: z.string(),
  headline: z.string(),
  text: z.string(),
  button_label: z.string().describe('empty: without a button'),
  button_link: z.string(),
})
