import { href, redirectDocument } from 'react-router'
import * as texts from '#texts/content/pages/editor'
import { CallFailed } from '../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { toastAfterLoad } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { editedPages, getEditedPage } from '../edit-pages.contract.ts'

type FormOfPage = Parameters<ReturnType<typeof apiFrom>>[1] & { body: Record<string, string> }

/** Why a page was not saved. */
export interface PageNotSaved {
  errors: FieldErrors
  /** The version that another staff member has saved since. */
  theirs?: number | undefined
}

/**
 * Saves or deletes a page; without an id it creates one. Reloads the document afterwards, because its menus may have
 * changed.
 */
export async function savePage(
  api: ReturnType<typeof apiFrom>,
  request: Request,
  id?: string,
): Promise<Response | PageNotSaved> {
  const body = Object.fromEntries(await request.formData()) as FormOfPage['body']
  try {
    if (id !== undefined && request.method === 'DELETE')
      await api(editedPages.remove, { params: { id }, query: { version: body.version ?? '' } })
    // The form validated it with the schema, and the server validates it again.
    else if (id === undefined) await api(editedPages.add, { body: body as never })
    else await api(editedPages.change, { params: { id }, body: body as never })
  } catch (error) {
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed) || error.status !== 409) return { errors }
    const theirs = await api(getEditedPage, { params: { id: id ?? '' } }).catch(nullOn404)
    return { errors: NO_ERRORS, theirs: theirs?.version }
  }
  toastAfterLoad({ kind: 'success', text: request.method === 'DELETE' ? texts.pageDeleted : texts.pageSaved })
  return redirectDocument(href('/admin/pages'))
}
