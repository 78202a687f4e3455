import type { Generated, JSONColumnType } from 'kysely'

interface ExtensionTable {
  name: string
  /** Version at the last start. */
  version: string
  is_enabled: Generated<boolean>
  /** When errors disabled it; null if it is enabled or an owner disabled it. */
  failed_at: Date | null
  settings: JSONColumnType<Record<string, string>, string | undefined, string>
  /** The secrets of the settings, encrypted. */
  sealed: Buffer | null
  /** 0 if the settings were never saved. */
  settings_version: Generated<number>
  /** The account that the last check of the settings found: its name and id. */
  account: JSONColumnType<{ account?: string; account_id?: string }, string | undefined, string>
  /** False if a migration failed at the last start. */
  is_migrated: Generated<boolean>
}

interface ExtensionErrorTable {
  id: Generated<number>
  extension: string
  /** The part of the extension, such as `GET /points`. */
  place: string
  message: string
  at: Date
}

/** Values of additional fields for one record. */
interface ExtraValuesTable {
  extension: string
  product_id: number | null
  variant_id: number | null
  order_id: number | null
  customer_id: number | null
  values: JSONColumnType<Record<string, string | number | boolean>>
  version: Generated<number>
}

/** The states of extensions, and their latest errors. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    extensions: ExtensionTable
    extension_errors: ExtensionErrorTable
    /** Migrations of extensions that have run. */
    extra_values: ExtraValuesTable
    extension_migrations: { extension: string; name: string }
  }
}
