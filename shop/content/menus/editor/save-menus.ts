import { href, redirectDocument } from 'react-router'
import { texts } from '#texts/content/menus/editor'
import { CallFailed } from '../../../../lib/api-client.ts'
import type { Api } from '../../../core/api.ts'
import { toastAfterLoad } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { type EditedMenus, getEditedMenus, saveMenus as put } from '../edit-menus.contract.ts'

/** Why the menus were not saved. */
export interface MenusNotSaved {
  errors: readonly string[]
  /** The menus that someone else saved in the meantime. */
  theirs?: EditedMenus
}

/** Saves all menus and reloads the document, because every page contains them. */
export async function saveMenus(api: Api, request: Request): Promise<Response | MenusNotSaved> {
  try {
    await api(put, { body: await request.json() })
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 409) return notSaved(error)
    return api(getEditedMenus, {}).then((theirs) => ({ errors: [], theirs }), notSaved)
  }
  toastAfterLoad({ kind: 'success', text: texts.menusSaved })
  return redirectDocument(href('/admin/menus'))
}

/** Keeps the editor with its changes, also if the menus of the conflict cannot be read. */
function notSaved(error: unknown): MenusNotSaved {
  toastApiError(error)
  const errors = error instanceof CallFailed ? Object.values(nestedErrors(error.error)).flat() : []
  return { errors: [...new Set(errors)] }
}
