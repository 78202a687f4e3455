import type { Sql } from './data.ts'
import type { Extra } from './fields.ts'
import type { ReadProducts } from './products.ts'
import type { SettingFields, SettingValues } from './settings.ts'

/** What the shop offers to the functions of an extension. */
export interface ExtensionContext<Fields extends SettingFields = SettingFields> {
  /** The current time. Tests of the shop set it. */
  now(): Date
  /** The values of the settings, or their defaults. */
  settings(): SettingValues<Fields>
  /** Reads public products. */
  products: ReadProducts
  /** Renders pages with slots that named one of these tags again, in all processes. */
  changed(...tags: readonly string[]): Promise<void>
  /** The values of the additional fields. */
  extra: Extra
  /** Runs a statement on the own tables, or reads the views in the schema `api`. */
  sql: Sql
  /** Runs several statements in one transaction, which an error of `work` rolls back. */
  transaction<T>(work: (sql: Sql) => T | Promise<T>): Promise<T>
}
