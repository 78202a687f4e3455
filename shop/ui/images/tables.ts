import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

export interface ImageTable {
  key: string
  width: number
  height: number
  created_at: Stamp
  /** When the picture was first found unused. */
  unused_since: Generated<Date | null>
  /** The address from which an import downloaded it. */
  source_url: Generated<string | null>
}

/** Pictures of products and users, by the hash of their content. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    images: ImageTable
  }
}
