import type { Generated, JSONColumnType } from 'kysely'

interface ExtensionRecordTable {
  id: Generated<number>
  extension: string
  resource: string
  /** The value of the first field, for the activity log. */
  title: string
  /** Name and value of the unique field in lower case; null without one. */
  unique_value: string | null
  fields: JSONColumnType<Record<string, unknown>, string, string>
  version: Generated<number>
}

/** The records of the resources of extensions. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    extension_records: ExtensionRecordTable
  }
}
