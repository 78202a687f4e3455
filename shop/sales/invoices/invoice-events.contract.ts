import { z } from 'zod'
import { defineEvent } from '../../../lib/event-type.ts'
import { DOCUMENT_KINDS } from './document-kinds.contract.ts'

export const invoiceIssued = defineEvent({
  type: 'invoice.issued',
  subject: 'order',
  data: z.object({
    document: z.int(),
    kind: z.enum(DOCUMENT_KINDS),
    number: z.string(),
    total: z.string().describe('amount with VAT, such as "12.50"; positive for credit notes, too'),
  }),
  summary: 'An invoice or a credit note of an order is issued.',
})
