import { href, redirectDocument } from 'react-router'
import * as texts from '#texts/content/home/editor'
import { CallFailed } from '../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../core/api.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { toastAfterLoad } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'

/** What became of a change of the sections. */
export interface SectionsResult {
  /** The version that is saved now; undefined when nothing was. */
  version?: number
  errors?: FieldErrors
}

/** Saves what the home page is made of. What somebody else has arranged meanwhile is shown in place of it, with a word that says so. */
export async function saveSections(
  api: ReturnType<typeof apiFrom>,
  form: FormData,
): Promise<Response | SectionsResult> {
  const text = (name: string) => String(form.get(name) ?? '')
  const body = { version: text('version'), shown: text('shown'), counter: text('counter'), story: text('story') }
  try {
    const { version } = await api(saveSettings.sections, { body })
    return { version }
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 409) return { errors: toastApiError(error) }
    toastAfterLoad({ kind: 'warning', text: texts.someoneElseArranged })
    return redirectDocument(href('/admin/home'))
  }
}
