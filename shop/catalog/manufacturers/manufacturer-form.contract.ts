import { z } from 'zod'
import { Email, maybeText, text, textLine } from '../../../lib/fields.contract.ts'

/** An e-mail or web address through which the manufacturer can be contacted (Regulation (EU) 2023/988, article 19). */
const Contact = textLine(200).refine(
  (contact) => Email.safeParse(contact).success || /^https?:$/.test(URL.parse(contact)?.protocol ?? ''),
  'Enter an e-mail address, or a web address that begins with https://.',
)

/** A manufacturer with contact details. */
export const ManufacturerBody = z.object({
  name: textLine(120),
  address: text(1, 300),
  contact: Contact,
  responsible: maybeText(500),
})
export type ManufacturerBody = z.infer<typeof ManufacturerBody>
