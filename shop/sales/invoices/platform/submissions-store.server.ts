import type { Database } from '../../../../server/db/open.ts'
import type { SubmissionState } from '../documents.contract.ts'

/** Stores that a document goes to the platform of an extension. */
export const insertSubmission = (tx: Database, document: number, extension: string, now: Date) =>
  tx
    .insertInto('document_submissions')
    .values({ document_id: document, extension, state: 'waiting', changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** A document at a platform. */
export type OpenSubmission = Awaited<ReturnType<typeof findOpenSubmissions>>[number]

/** Finds documents that wait for a platform or for its decision, those with the fewest failed calls first. */
export const findOpenSubmissions = (db: Database, extension: string, limit: number) =>
  db
    .selectFrom('document_submissions')
    .innerJoin('documents', 'documents.id', 'document_id')
    .innerJoin('document_files', 'document_files.document_id', 'documents.id')
    .select(['documents.id', 'label', 'documents.order_id', 'body', 'pdf', 'state', 'reference'])
    .where('extension', '=', extension)
    .where('state', 'in', ['waiting', 'submitted'])
    .orderBy('attempts')
    .orderBy('documents.id')
    .limit(limit)
    .execute()

interface NewState {
  id: number
  from: SubmissionState
  to: SubmissionState
  reference: string
  reason: string
  now: Date
}

/** Changes the state of a document at its platform. @returns false if another process has changed it */
export async function changeSubmission(tx: Database, { id, from, to, reference, reason, now }: NewState) {
  const { numUpdatedRows } = await tx
    .updateTable('document_submissions')
    .set({ state: to, reference, reason, attempts: 0, changed_at: now })
    .where('document_id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Counts a failed call, so that other documents come first in the next round. */
export const countFailedCall = (db: Database, id: number) =>
  db
    .updateTable('document_submissions')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('document_id', '=', id)
    .execute()
