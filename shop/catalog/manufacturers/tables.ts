import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

export interface MakerTable {
  id: Generated<number>
  /** As it stands at products (`products.maker`); each once, whatever its case. */
  name: string
  address: string
  contact: string
  /** Who answers in the European Union for a maker outside; empty for one inside. */
  responsible: Generated<string>
  version: Generated<number>
  updated_at: Stamp
}

/** How those are reached who make what the shop sells. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    makers: MakerTable
  }
}
