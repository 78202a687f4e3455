import { href, redirectDocument } from 'react-router'
import * as texts from '#texts/admin/settings'
import { CallFailed } from '../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../lib/forms/form-errors.ts'
import { fromShopTime } from '../../../lib/texts/shop-time.ts'
import type { apiFrom } from '../../core/api.ts'
import { getSettings, saveSettings } from '../../core/settings/settings.contract.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'
import { toastAfterLoad } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'

/** Why settings were not saved. */
export interface SettingsNotSaved {
  errors: FieldErrors
  /** As somebody else has saved them meanwhile. */
  theirs?: { version: number; values: Record<string, string> }
}

type AnySave = (typeof saveSettings)['identity']

/** Saves a group of the settings. The document is loaded anew afterwards: every part of it says who the shop is. */
export async function saveGroup(
  api: ReturnType<typeof apiFrom>,
  form: FormData,
  group: EditedGroup,
): Promise<Response | SettingsNotSaved> {
  const fields = [...form].map(([name, value]) => [name, onWire(name, String(value))])
  try {
    // Each group has its own fields; the server checks which.
    await api(saveSettings[group] as AnySave, { body: Object.fromEntries(fields) })
  } catch (error) {
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed) || error.status !== 409) return { errors }
    return { errors: NO_ERRORS, theirs: (await api(getSettings, {}))[group] }
  }
  toastAfterLoad({ kind: 'success', text: texts.saved })
  return redirectDocument(href('/admin/settings/:group?', { group }))
}

/** A day and time as the shop's clock shows it becomes that moment; what is none goes as it was typed, to be refused. */
const onWire = (name: string, typed: string) => (name.endsWith('_at') ? (fromShopTime(typed) ?? typed) : typed)
