import type { Generated } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

export interface ManufacturerTable {
  id: Generated<number>
  /** The name as in `products.maker`, unique ignoring case. */
  name: string
  address: string
  contact: string
  /** The responsible person in the European Union for a manufacturer outside; empty for one inside. */
  responsible: Generated<string>
  version: Generated<number>
  updated_at: Stamp
}

/** Contact details of manufacturers. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    makers: ManufacturerTable
  }
}
