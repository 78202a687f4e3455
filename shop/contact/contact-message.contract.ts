import { z } from 'zod'
import { Email, line, text } from '../../lib/fields.contract.ts'

/** What somebody writes to the shop. */
export const ContactMessage = z.object({ name: line(100), email: Email, title: line(150), body: text(10, 5_000) })
export type ContactMessage = z.infer<typeof ContactMessage>
