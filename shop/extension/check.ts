import type { ExtensionContext } from './context.ts'
import type { SettingFields, SettingValues } from './settings.ts'

/** The account to which the checked settings belong. Empty texts are unknown. */
export interface CheckedAccount {
  /** Shown to owners. */
  account: string
  /** Another id is refused while payments of the stored account are not settled. */
  accountId: string
  /** Another mode is refused while payments of the stored mode are not settled. Undefined without modes. */
  isTest?: boolean
}

/**
 * Checks settings against another system before they are saved, within 20 seconds. Expected problems, such as a lost
 * connection, are errors of a field; thrown errors are reported, and do not count as errors of the extension.
 * @returns the errors by field, or the account
 */
export type SettingsCheck<Fields extends SettingFields = SettingFields> = (
  values: SettingValues<Fields>,
  x: ExtensionContext<Fields>,
) => Promise<{ errors: { readonly [Name in keyof Fields]?: string } } | CheckedAccount>
