import type { Generated } from 'kysely'
import type { Stamp } from '../../../../server/db/columns.ts'
import type { SubmissionState } from '../documents.contract.ts'

export interface DocumentSubmissionTable {
  document_id: number
  /** The extension with the platform. */
  extension: string
  state: SubmissionState
  /** The platform's reference; empty while it waits. */
  reference: Generated<string>
  /** Why it was rejected; empty for other states. */
  reason: Generated<string>
  /** Failed calls since the last answer. */
  attempts: Generated<number>
  /** When the platform was last called; before the first call, when the document was issued. */
  changed_at: Stamp
}

/** Documents that go to an e-invoicing platform. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    document_submissions: DocumentSubmissionTable
  }
}
