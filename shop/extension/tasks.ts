import type { ExtensionContext } from './context.ts'
import type { ExtensionResources } from './resources.ts'
import type { SettingFields } from './settings.ts'

/**
 * Recurring tasks, each within a minute: an hour or a day after the end of the last run, once over all processes. The
 * first run follows the first start. A run that a crash interrupts is repeated.
 */
export interface Tasks<
  Fields extends SettingFields = SettingFields,
  Resources extends ExtensionResources = ExtensionResources,
  Key extends string = string,
> {
  hour?(x: ExtensionContext<Fields, Resources, Key>): void | Promise<void>
  day?(x: ExtensionContext<Fields, Resources, Key>): void | Promise<void>
}
