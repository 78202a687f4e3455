import { z } from 'zod'
import { maybeText, textLine } from '../../../../../lib/fields.contract.ts'
import { Moment } from '../../../../../lib/forms/days.contract.ts'
import { BUTTON, checkButton, SECTION, SHOWN } from '../section-fields.contract.ts'

/** The time that remains until a date. The section disappears at that moment. */
export const CountdownSection = z
  .object({
    kind: z.literal('countdown'),
    ...SECTION,
    headline: textLine(80),
    text: maybeText(300),
    ends_at: z
      .string()
      .trim()
      .refine((text) => Moment.safeParse(text).success, { error: 'Enter a valid date and time.', abort: true })
      .transform((text) => new Date(text).toISOString())
      .describe('date and time (ISO 8601)'),
    ...BUTTON,
  })
  .superRefine(checkButton)
export type CountdownSection = z.output<typeof CountdownSection>

export const CountdownShown = z.object({
  ...SHOWN,
  kind: z.literal('countdown'),
  headline: z.string(),
  text: z.string(),
  ends_at: z.string(),
  button_label: z.string(),
  button_link: z.string(),
})
