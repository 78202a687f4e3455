import type { ColumnType, JSONColumnType } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'

/** The database reads it out of the values. */
type PictureKey = ColumnType<string | null, never, never>

export interface SettingsTable {
  /** Which group it is. */
  name: string
  values: JSONColumnType<object>
  version: number
  updated_at: Stamp
  logo_key: PictureKey
  logo_dark_key: PictureKey
  icon_key: PictureKey
}

/** What the owner has set: a row for each group in which anything was. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    settings: SettingsTable
  }
}
