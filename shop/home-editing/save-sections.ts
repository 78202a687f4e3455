import type { FieldErrors } from '../../lib/forms/form-errors.ts'
import type { apiFrom } from '../api.ts'
import { toastApiError } from '../feedback/toast-api-error.ts'
import { saveSettings } from '../settings/settings.contract.ts'

/** What became of a change of the sections. */
export interface SectionsResult {
  /** The version that is saved now; undefined when nothing was. */
  version?: number
  errors?: FieldErrors
}

/** Saves what the home page is made of. */
export async function saveSections(api: ReturnType<typeof apiFrom>, form: FormData): Promise<SectionsResult> {
  const text = (name: string) => String(form.get(name) ?? '')
  const body = { version: text('version'), shown: text('shown'), counter: text('counter'), story: text('story') }
  try {
    const { version } = await api(saveSettings.sections, { body })
    return { version }
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}
