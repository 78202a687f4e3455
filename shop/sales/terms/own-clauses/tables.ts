import type { ColumnType, Generated } from 'kysely'
import type { StoredClause } from './own-clauses.ts'

type Clauses = ColumnType<StoredClause[], string, string>

/** The owner's own clauses of the terms. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    /** One row. Equal to the last version, or changed since. */
    own_terms_draft: {
      id: number
      clauses: Clauses
      version: Generated<number>
      changed_at: Date | null
      changed_by: number | null
      changed_name: Generated<string>
    }
    /** Triggers refuse changes and deletions. */
    own_terms_versions: {
      number: number
      clauses: Clauses
      published_at: Date
      published_by: number | null
      published_name: string
    }
  }
}
