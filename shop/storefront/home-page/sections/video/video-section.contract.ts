import { z } from 'zod'
import { textLine } from '../../../../../lib/fields.contract.ts'
import { Heading, SECTION, SectionPicture, SHOWN } from '../section-fields.contract.ts'

/** A picture that links to a video. Nothing is loaded from the other site before a visitor follows the link. */
export const VideoSection = z.object({
  kind: z.literal('video'),
  ...SECTION,
  heading: Heading,
  link: textLine(300).refine((link) => URL.parse(link)?.protocol === 'https:', {
    error: 'Write the web address of the video. It begins with https://.',
  }),
  title: textLine(80).describe('text of the link'),
  picture: SectionPicture,
})
export type VideoSection = z.output<typeof VideoSection>

export const VideoShown = z.object({
  ...SHOWN,
  kind: z.literal('video'),
  heading: z.string(),
  link: z.string(),
  title: z.string(),
  picture: z.string(),
})
