import { z } from 'zod'
import { Email, Integer, text, textLine } from '../../../lib/fields.contract.ts'

/** A message from the contact form. */
export const ContactMessage = z.object({
  name: textLine(100),
  email: Email,
  title: textLine(150),
  body: text(10, 5_000),
  order: Integer.optional().describe('number of the customer’s order that the message is about'),
})
/** The fields as the form submits them. */
export type TypedMessage = Record<'name' | 'email' | 'title' | 'body', string> & { order?: string }
