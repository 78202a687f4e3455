import { href, redirectDocument } from 'react-router'
import { texts } from '#texts/admin/settings'
import { CallFailed } from '../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../lib/forms/form-errors.ts'
import { fromShopTime } from '../../../lib/texts/shop-time.ts'
import type { Api } from '../../core/api.ts'
import { getSettings, saveSettings } from '../../core/settings/settings.contract.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'
import { toastAfterLoad } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'

/** Why settings were not saved. */
export interface SettingsNotSaved {
  errors: FieldErrors
  /** The settings as another staff member saved them meanwhile. */
  theirs?: { version: number; values: Record<string, string> }
}

type AnySave = (typeof saveSettings)['identity']

/** Saves a settings group and reloads the document, because the shop's name and look are in every part of it. */
export async function saveGroup(api: Api, form: FormData, group: EditedGroup): Promise<Response | SettingsNotSaved> {
  const fields = [...form].map(([name, value]) => [name, onWire(name, String(value))])
  try {
    // The fields differ per group; the server validates them.
    await api(saveSettings[group] as AnySave, { body: Object.fromEntries(fields) })
  } catch (error) {
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed) || error.status !== 409) return { errors }
    return { errors: NO_ERRORS, theirs: (await api(getSettings, {}))[group] }
  }
  toastAfterLoad({ kind: 'success', text: texts.saved })
  return redirectDocument(href('/admin/settings/:group?', { group }))
}

/** Converts a local date and time to UTC. An invalid one is sent as typed, so that the server rejects it. */
const onWire = (name: string, typed: string) => (name.endsWith('_at') ? (fromShopTime(typed) ?? typed) : typed)
