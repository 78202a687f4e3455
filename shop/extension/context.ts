import type { Sql } from './data.ts'
import type { Extra } from './fields.ts'
import type { FormFields } from './form-fields.ts'
import type { RecordEvent } from './own-events.ts'
import type { ReadProducts } from './products.ts'
import type { ExtensionRecords, ExtensionResource, ExtensionResources, FieldsOf } from './resources.ts'
import type { SettingFields, SettingValues } from './settings.ts'

/** What the shop offers to the functions of an extension. */
export interface ExtensionContext<
  Fields extends SettingFields = SettingFields,
  Resources extends ExtensionResources = ExtensionResources,
  Key extends string = string,
> {
  /** The current time. Tests of the shop set it. */
  now(): Date
  /** The values of the settings, or their defaults. */
  settings(): SettingValues<Fields>
  /** The records of a resource. */
  records<Name extends keyof Resources & string>(name: Name): ExtensionRecords<FieldsOf<Resources[Name]>>
  /** The records of a resource, with the types of its fields also in endpoints and screens. */
  records<Fields extends FormFields>(resource: ExtensionResource<Fields>): ExtensionRecords<Fields>
  /** A text in the current language. Values replace their names in braces. */
  text(key: Key, values?: Readonly<Record<string, string | number>>): string
  /** Reads public products. */
  products: ReadProducts
  /** Renders pages with slots that named one of these tags again, in all processes. */
  changed(...tags: readonly string[]): Promise<void>
  /** The values of the additional fields. */
  extra: Extra
  /** Runs a statement on the own tables, or reads the views in the schema `api`. */
  sql: Sql
  /** Runs several statements in one transaction, which an error of `work` rolls back. `record` is part of it. */
  transaction<T>(work: (sql: Sql, record: RecordEvent) => T | Promise<T>): Promise<T>
  /** Records an event of the extension in a separate transaction. For a change, use that of `transaction`. */
  record: RecordEvent
}
