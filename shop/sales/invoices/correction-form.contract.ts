import { z } from 'zod'
import { maybeLine, maybeText, textLine } from '../../../lib/fields.contract.ts'

/** The buyer on a corrected invoice. */
export const CorrectionForm = z.object({
  reason: textLine(200),
  name: textLine(100),
  company: maybeLine(100),
  address: maybeText(400).describe('without the name, line by line'),
  vat_number: maybeLine(20),
  siren: maybeLine(14),
})
