import { href, redirectDocument } from 'react-router'
import * as texts from '#texts/content/home/editor'
import { CallFailed } from '../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../core/api.ts'
import { saveSettings } from '../../../core/settings/settings.contract.ts'
import { toastAfterLoad } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'

/** The result of saving the sections. */
export interface SectionsResult {
  /** The saved version; undefined when the save failed. */
  version?: number
  errors?: FieldErrors
}

/**
 * Saves the arrangement of the home page. After a version conflict, returns the current arrangement with a message.
 */
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
