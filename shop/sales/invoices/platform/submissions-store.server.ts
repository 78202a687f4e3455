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
export type OpenSubmission = Awaited<ReturnType<typeof findWaitingSubmissions>>[number]

const submissionsIn = (db: Database, extension: string, state: SubmissionState) =>
  db
    .selectFrom('document_submissions')
    .innerJoin('documents', 'documents.id', 'document_id')
    .innerJoin('document_files', 'document_files.document_id', 'documents.id')
    .select(['documents.id', 'label', 'documents.order_id', 'body', 'pdf', 'state', 'reference'])
    .where('extension', '=', extension)
    .where('state', '=', state)

/**
 * Finds documents that wait for their submission, those with the fewest failed calls first. A document follows the
 * earlier ones of its order, because a platform rejects the credit note of an unknown invoice.
 */
export const findWaitingSubmissions = (db: Database, extension: string, limit: number) =>
  submissionsIn(db, extension, 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents as earlier')
            .innerJoin('document_submissions as unsent', 'unsent.document_id', 'earlier.id')
            .whereRef('earlier.order_id', '=', 'documents.order_id')
            .whereRef('earlier.id', '<', 'documents.id')
            .where('unsent.extension', '=', extension)
            .where('unsent.state', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('attempts')
    .orderBy('documents.id')
    .limit(limit)
    .execute()

/** Finds documents that wait for the platform's decision, the one with the oldest answer first. */
export const findUndecidedSubmissions = (db: Database, extension: string, limit: number): Promise<OpenSubmission[]> =>
  submissionsIn(db, extension, 'submitted').orderBy('changed_at').orderBy('documents.id').limit(limit).execute()

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

/** Records that the platform has no decision yet, so that other documents come first in the next round. */
export const markAsked = (db: Database, id: number, now: Date) =>
  db
    .updateTable('document_submissions')
    .set({ attempts: 0, changed_at: now })
    .where('document_id', '=', id)
    .where('state', '=', 'submitted')
    .execute()

/** Counts a failed call, so that other documents come first in the next round. */
export const countFailedCall = (db: Database, id: number, now: Date) =>
  db
    .updateTable('document_submissions')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), changed_at: now }))
    .where('document_id', '=', id)
    .execute()
