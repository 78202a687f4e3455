import { z } from 'zod'
import { Email, text, textLine } from '../../lib/fields.contract.ts'

/** What somebody writes to the shop. */
export const ContactMessage = z.object({
  name: textLine(100),
  email: Email,
  title: textLine(150),
  body: text(10, 5_000),
})
export type ContactMessage = z.infer<typeof ContactMessage>
