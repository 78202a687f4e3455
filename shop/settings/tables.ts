import type { JSONColumnType } from 'kysely'
import type { Stamp } from '../../server/db/columns.ts'

export interface SettingsTable {
  /** Which group it is. */
  name: string
  values: JSONColumnType<object>
  version: number
  updated_at: Stamp
}

/** What the owner has set: a row for each group in which anything was. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    settings: SettingsTable
  }
}
