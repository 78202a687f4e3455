import type { Generated, JSONColumnType } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'
import type { DocumentKind } from './document-kinds.contract.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** The numbers of a kind of document in a year. Its row is locked until the commit of each new document. */
export interface DocumentSeriesTable {
  kind: DocumentKind
  year: number
  is_test: boolean
  /** Precedes the letter of the kind; never changes. */
  prefix: string
  last_number: Generated<number>
  /** The day of the newest document; numbers rise with the days. */
  last_issued_on: string
}

/** Numbers without documents. They fill gaps, and never change. */
export interface VoidNumbersTable {
  kind: DocumentKind
  year: number
  is_test: boolean
  first_number: number
  last_number: number
  reason: string
  voided_at: Stamp
}

export interface DocumentTable {
  id: Generated<number>
  kind: DocumentKind
  year: number
  is_test: boolean
  number: number
  /** The printed number; unique. */
  label: string
  order_id: number
  /** The refund of a credit note; null for invoices and for corrections. */
  refund_id: number | null
  /** The invoice that a credit note credits, and that a corrected invoice replaces; null for others. */
  invoice_id: number | null
  issued_at: Stamp
  issued_on: string
  /** Name and e-mail address, for the search of staff. */
  buyer: string
  gross_cents: number
  body: JSONColumnType<InvoiceDocument>
}

export interface DocumentFileTable {
  document_id: number
  pdf: Buffer
  /** SHA-256 of the file. */
  sha256: Buffer
  rendered_at: Date
}

/** Invoices and credit notes. Triggers refuse changes, and deletions before the end of retention. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    document_series: DocumentSeriesTable
    documents: DocumentTable
    void_document_numbers: VoidNumbersTable
    document_files: DocumentFileTable
  }
}
