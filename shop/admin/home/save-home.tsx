import { href } from 'react-router'
import { texts } from '#texts/admin/home'
import { CallFailed } from '../../../lib/api-client.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import type { Api } from '../../core/api.ts'
import {
  type EditedHome,
  getHomeSections,
  saveHomeSections,
} from '../../storefront/home-page/store/edit-home.contract.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { UndoButton } from '../../ui/feedback/undo-button.tsx'
import { nestedErrors } from '../../ui/forms/nested-errors.ts'

/** The result of a save: the saved page, the page that someone else saved, or errors at fields. */
export type HomeResult = SavedHome | { theirs: EditedHome } | { errors: FieldErrors }

/** The saved page, with the fields and the keys of the sections that were sent. */
interface SavedHome {
  saved: EditedHome
  sent: string
  keys: readonly string[]
}

const bodyOf = (form: FormData, sections: string) => ({
  version: String(form.get('version')),
  sections: JSON.parse(String(form.get(sections))),
})

/** Saves the whole page. The message offers to restore the previous one. */
export async function saveHome(api: Api, form: FormData): Promise<HomeResult> {
  const keys = String(form.get('keys')).split(' ')
  try {
    const saved = await api(saveHomeSections, { body: bodyOf(form, 'sections') })
    const undo = { intent: 'restore', version: saved.version, before: String(form.get('before')) }
    const action = (
      <UndoButton action={href('/admin/home')} form={undo}>
        {texts.undo}
      </UndoButton>
    )
    toast({ kind: 'success', text: texts.homePageSaved, action })
    return { saved, keys, sent: String(form.get('sections')) }
  } catch (error) {
    const notSaved = (why: unknown) => ({ errors: errorsByKey(why, keys) })
    if (!(error instanceof CallFailed) || error.status !== 409) return notSaved(error)
    // The editor keeps its changes if the page of the conflict cannot be read.
    return api(getHomeSections, {}).then((theirs) => ({ theirs }), notSaved)
  }
}

/** Returns the errors with the keys of their sections instead of the indexes, because staff may move sections. */
function errorsByKey(error: unknown, keys: readonly string[]): FieldErrors {
  const errors = toastApiError(error)
  if (!(error instanceof CallFailed)) return errors
  const named = Object.entries(nestedErrors(error.error)).map(([field, texts]) => [
    field.replace(/^sections\[(\d+)\]/, (_, index) => `sections[${keys[index]}]`),
    texts,
  ])
  return { ...errors, ...Object.fromEntries(named) }
}

/** Restores the page before a save, unless someone else has saved since. */
export async function restoreHome(api: Api, form: FormData): Promise<{ errors?: FieldErrors }> {
  try {
    await api(saveHomeSections, { body: bodyOf(form, 'before') })
    toast({ kind: 'success', text: texts.restored })
    return {}
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 409) return { errors: toastApiError(error) }
    toast({ kind: 'error', text: texts.undoRefused })
    return {}
  }
}
