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
}
