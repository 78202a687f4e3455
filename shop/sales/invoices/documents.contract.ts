import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { ID, IdAddress } from '../../../lib/fields.contract.ts'
import { Day } from '../../../lib/forms/days.contract.ts'
import { CorrectionForm } from './correction-form.contract.ts'
import { DOCUMENT_KINDS } from './document-kinds.contract.ts'

const tags = ['Invoices']
const File = { 200: z.unknown() }

/** An invoice or a credit note. */
const DocumentItem = z.object({
  id: z.int(),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  order: z.int(),
  issued_on: z.string().describe('date in the time zone of the shop'),
  total: z.string().describe('amount with VAT; positive for credit notes, too'),
  is_ready: z.boolean().describe('the PDF can be downloaded'),
  is_replaced: z.boolean().describe('a corrected invoice replaces it'),
})
export type DocumentItem = z.infer<typeof DocumentItem>

/** The states of a document at an e-invoicing platform. */
const SUBMISSION_STATES = ['waiting', 'submitted', 'accepted', 'rejected'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

const StaffDocument = DocumentItem.extend({
  buyer: z.string().describe('name, company and e-mail address'),
  billed: z
    .object({
      name: z.string(),
      company: z.string(),
      address: z.array(z.string()),
      vat_number: z.string(),
      siren: z.string(),
    })
    .describe('the buyer as printed'),
  submission: z
    .object({
      state: z.enum(SUBMISSION_STATES),
      reason: z.string().describe('why the platform rejected it; otherwise empty'),
    })
    .nullable()
    .describe('state at the e-invoicing platform of an extension; null for documents that are not submitted'),
})
export type StaffDocument = z.infer<typeof StaffDocument>

export const ownDocuments = endpoint({
  method: 'GET',
  url: '/api/orders/:id/documents/',
  schema: {
    summary: 'List the invoices and credit notes of an order of the customer, oldest first',
    tags,
    params: IdAddress,
    response: { 200: z.object({ documents: z.array(DocumentItem) }) },
  },
  config: { allow: 'customer' },
})

export const ownDocumentFile = endpoint({
  method: 'GET',
  url: '/api/orders/:id/documents/:document/file.pdf',
  schema: {
    summary: 'Get an invoice or a credit note of the customer as PDF',
    tags,
    params: IdAddress.extend({ document: IdAddress.shape.id }),
    response: File,
  },
  config: { allow: 'customer' },
})

export const staffDocumentsOf = endpoint({
  method: 'GET',
  url: '/api/staff_orders/:id/documents/',
  schema: {
    summary: 'List the invoices and credit notes of an order, oldest first',
    tags,
    params: IdAddress,
    response: {
      200: z.object({
        documents: z.array(StaffDocument),
        can_issue: z.boolean().describe('the order is paid and has no invoice yet'),
      }),
    },
  },
  config: { allow: 'orders', scope: 'documents:read' },
})

export const issueOrderInvoice = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/documents/',
  schema: {
    summary: 'Issue the invoice of a paid order that has none',
    description: 'Invoices are issued automatically after the payment. This is for orders of earlier releases.',
    tags,
    params: IdAddress,
    response: { 201: z.object({ documents: z.array(StaffDocument) }) },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})

export const correctInvoice = endpoint({
  method: 'POST',
  url: '/api/documents/:id/correct/',
  schema: {
    summary: 'Correct the buyer on an invoice: a credit note for all of it, and another invoice',
    tags,
    params: IdAddress,
    body: CorrectionForm,
    response: { 201: z.object({ documents: z.array(StaffDocument) }) },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})

const Period = { from: Day.optional(), until: Day.optional() }

export const listDocuments = endpoint({
  method: 'GET',
  url: '/api/documents/',
  schema: {
    summary: 'List invoices and credit notes, newest first, without test documents',
    tags,
    querystring: z.object({
      ...Period,
      kind: z.enum(DOCUMENT_KINDS).optional(),
      search: z
        .string()
        .trim()
        .max(100)
        .optional()
        .describe('number of a document or an order, or a part of the buyer'),
      before: z.string().regex(ID).transform(Number).optional().describe('`next` of the response before'),
    }),
    response: {
      200: z.object({
        results: z.array(StaffDocument).describe('at most 50'),
        next: z.string().nullable().describe('`before` of the next request; null for the last page'),
        void_numbers: z
          .array(z.object({ first: z.string(), last: z.string(), reason: z.string() }))
          .describe('numbers without documents, such as those that a restored backup does not have; on the first page'),
        delayed: z.int().describe('events that still wait for their document, such as with an incomplete notice'),
      }),
    },
  },
  config: { allow: 'finance', scope: 'documents:read' },
})

export const documentFile = endpoint({
  method: 'GET',
  url: '/api/documents/:id/file.pdf',
  schema: { summary: 'Get an invoice or a credit note as PDF', tags, params: IdAddress, response: File },
  config: { allow: 'finance', scope: 'documents:read' },
})

export const documentArchive = endpoint({
  method: 'GET',
  url: '/api/documents/archive.zip',
  schema: {
    summary: 'Get all invoices and credit notes of a period as ZIP',
    description: 'At most a year. The activity log records the download.',
    tags,
    querystring: z.object({ from: Day, until: Day }),
    response: File,
  },
  config: { allow: 'finance', scope: 'documents:read' },
})

export const previewInvoice = endpoint({
  method: 'GET',
  url: '/api/documents/preview.pdf',
  schema: { summary: 'Get an example invoice with the current settings as PDF', tags, response: File },
  config: { allow: 'owner' },
})
