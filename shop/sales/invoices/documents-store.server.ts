import { sql } from 'kysely'
import { escapeLike } from '../../../server/db/conditions/like.ts'
import type { Database } from '../../../server/db/open.ts'
import type { DocumentKind } from './document-kinds.contract.ts'
import type { SubmissionState } from './documents.contract.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** A stored document. */
export interface DocumentRow {
  id: number
  kind: DocumentKind
  label: string
  order_id: number
  invoice_id: number | null
  /** ISO date in the shop's time zone. */
  issued_on: string
  buyer: string
  /** The buyer as printed. */
  billed: InvoiceDocument['buyer']
  gross_cents: number
  /** The PDF is stored. */
  is_ready: boolean
  /** A corrected invoice replaces it, or a correction credits it. */
  is_replaced: boolean
  /** The state at the e-invoicing platform; null if it is not submitted. */
  submission_state: SubmissionState | null
  submission_reason: string | null
}

/** The subscriber that issues documents; stored with its deliveries. */
export const INVOICE_SUBSCRIBER = 'invoices'

/** Full years after the year of a document (Code de commerce, L123-22). */
const RETENTION_YEARS = 10

interface NewDocument {
  document: InvoiceDocument
  year: number
  number: number
  refundId?: number | undefined
  invoiceId?: number | undefined
  /** Found by the search of staff. */
  buyer: string
  now: Date
}

/** Stores a document. @returns its id */
export async function insertDocument(tx: Database, given: NewDocument): Promise<number> {
  const { document, year, number, refundId = null, invoiceId = null, buyer, now } = given
  const { id } = await tx
    .insertInto('documents')
    .values({
      ...{ kind: document.kind, year, is_test: document.isTest, number, label: document.number },
      ...{ order_id: document.order.id, refund_id: refundId, invoice_id: invoiceId, issued_at: now },
      ...{ issued_on: document.issuedOn, buyer, gross_cents: document.grossCents, body: JSON.stringify(document) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds the documents of an order with their contents, oldest first. */
export async function findContents(db: Database, orderId: number) {
  return db
    .selectFrom('documents')
    .select(['id', 'kind', 'refund_id', 'invoice_id', 'body'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

const rows = (db: Database) =>
  db
    .selectFrom('documents')
    .leftJoin('document_submissions', 'document_submissions.document_id', 'documents.id')
    .select(['id', 'kind', 'label', 'order_id', 'invoice_id', 'buyer', 'gross_cents'])
    .select(['state as submission_state', 'reason as submission_reason'])
    .select([sql<string>`issued_on::text`.as('issued_on'), sql<InvoiceDocument['buyer']>`body -> 'buyer'`.as('billed')])
    .select(({ exists, selectFrom }) => [
      exists(selectFrom('document_files').select('document_id').whereRef('document_id', '=', 'documents.id')).as(
        'is_ready',
      ),
      exists(
        selectFrom('documents as correction')
          .select('correction.id')
          .whereRef('correction.invoice_id', '=', 'documents.id')
          .where('correction.kind', '=', 'invoice'),
      ).as('is_replaced'),
    ])
    .$narrowType<{ is_ready: boolean; is_replaced: boolean }>()

/** Finds the documents of an order, oldest first. */
export const findDocumentsOf = (db: Database, orderId: number): Promise<DocumentRow[]> =>
  rows(db).where('order_id', '=', orderId).orderBy('id').execute()

interface Listed {
  /** ISO dates, both included. */
  from?: string | undefined
  until?: string | undefined
  kind?: DocumentKind | undefined
  /** A number of a document or order, or a part of the buyer's name or e-mail address. */
  search?: string | undefined
  /** Only documents before this id. */
  before?: number | undefined
  limit: number
}

/** Finds documents, newest first. Test documents are excluded. */
export function findDocuments(
  db: Database,
  { from, until, kind, search, before, limit }: Listed,
): Promise<DocumentRow[]> {
  return rows(db)
    .where('is_test', '=', false)
    .$if(from !== undefined, (found) => found.where('issued_on', '>=', from ?? ''))
    .$if(until !== undefined, (found) => found.where('issued_on', '<=', until ?? ''))
    .$if(kind !== undefined, (found) => found.where('kind', '=', kind ?? 'invoice'))
    .$if(before !== undefined, (found) => found.where('id', '<', before ?? 0))
    .$if(search !== undefined && search !== '', (found) =>
      found.where(({ or, eb }) =>
        or([
          eb('label', '=', (search ?? '').toUpperCase()),
          eb(sql<string>`order_id::text`, '=', search ?? ''),
          eb('buyer', 'ilike', `%${escapeLike(search ?? '')}%`),
        ]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Finds a document with its content, its PDF and the account of its order; undefined if it does not exist. */
export const findDocument = (db: Database, id: number) =>
  db
    .selectFrom('documents')
    .leftJoin('document_files', 'document_id', 'documents.id')
    .leftJoin('orders', 'orders.id', 'order_id')
    .select(['documents.id', 'label', 'kind', 'order_id', 'body', 'pdf', 'orders.user_id', 'orders.email'])
    .where('documents.id', '=', id)
    .executeTakeFirst()

/** Stores the PDF of a document, unless another process has. @returns whether it was stored */
export async function insertFile(tx: Database, id: number, file: { pdf: Buffer; sha256: Buffer; now: Date }) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('document_files')
    .values({ document_id: id, pdf: file.pdf, sha256: file.sha256, rendered_at: file.now })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Finds the PDFs of documents of a period after a document, for an archive. */
export const findFiles = (
  db: Database,
  { from, until, after, limit }: { from: string; until: string; after: number; limit: number },
) =>
  db
    .selectFrom('documents')
    .innerJoin('document_files', 'document_id', 'documents.id')
    .select(['documents.id', 'label', 'pdf'])
    .where('is_test', '=', false)
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', until)
    .where('documents.id', '>', after)
    .orderBy('documents.id')
    .limit(limit)
    .execute()

/** Counts the documents of a period, and those without a PDF. */
export async function countDocuments(db: Database, from: string, until: string) {
  return db
    .selectFrom('documents')
    .leftJoin('document_files', 'document_id', 'documents.id')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('document_id').as('ready')])
    .where('is_test', '=', false)
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', until)
    .executeTakeFirstOrThrow()
}

/** Counts the events that still wait for their document. */
export async function countDelayed(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('event_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subscriber', '=', INVOICE_SUBSCRIBER)
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns whether an order is paid and not cancelled, so that it can have an invoice. */
export async function isInvoiceable(db: Database, orderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('status', '<>', 'cancelled')
    .where('vat_mode', '<>', '')
    .where('forgotten_at', 'is', null)
    .where(({ or, eb }) => or([eb('payment_state', '=', 'paid'), eb('total_cents', '=', 0)]))
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes documents ten full years after their year, at most a thousand per call. */
export async function sweepDocuments(db: Database, now: Date): Promise<void> {
  const year = now.getUTCFullYear() - RETENTION_YEARS
  const expired = db
    .selectFrom('documents as old')
    .select('old.id')
    .where('old.year', '<', year)
    // An invoice stays as long as its credit notes and corrections, which can be of a later year.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'old.order_id')
            .where('later.year', '>=', year),
        ),
      ),
    )
    .orderBy('old.id', 'desc')
    .limit(1_000)
  await db.deleteFrom('documents').where('id', 'in', expired).execute()
}

/** Deletes the documents of test orders, which are removed too. */
export async function deleteTestDocuments(tx: Database, orderIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('documents').where('order_id', 'in', orderIds).where('is_test', '=', true).execute()
}

/** Finds documents after an id with whether their PDF still has its hash, in the order of their ids. */
export async function findHashes(db: Database, after: number, limit: number) {
  const { rows: found } = await sql<{ id: number; label: string; is_changed: boolean }>`
    select documents.id, label, sha256(pdf) <> sha256 as is_changed
    from documents join document_files on document_id = documents.id
    where documents.id > ${after} order by documents.id limit ${limit}`.execute(db)
  return found
}
