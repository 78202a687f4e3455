import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/products'
import { CallFailed, call } from '../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import { createProduct, updateProduct } from '../../../catalog/products/products.contract.ts'
import { uploadTransport } from '../../../catalog/products/upload.ts'
import type { Api } from '../../../core/api.ts'
import { customerNow } from '../../../core/auth/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { type ChangedProduct, loadById } from '../drafts/load-for-update.ts'
import { deleteDraft } from '../drafts/stored-draft.ts'

/** Why a product was not saved: field errors, or a concurrent change. */
export interface NotSaved {
  errors: FieldErrors
  theirs?: ChangedProduct
}

/** Hidden fields that identify the product; absent for a new one. */
export const SLUG_BEFORE = 'slug_for_update'
export const PRODUCT_ID = 'id_for_update'
/** Hidden field with the URL to open after saving; absent for the product's page. */
export const LEADS_TO = 'leads_to'

/** Saves the product and redirects to the requested URL, or else to the product's page. */
export async function saveProduct(api: Api, request: Request): Promise<NotSaved | Response> {
  const form = await request.formData().catch(() => undefined)
  if (!form) return unreadable()
  const slug = form.get(SLUG_BEFORE)
  const id = form.has(PRODUCT_ID) ? Number(form.get(PRODUCT_ID)) : undefined
  const leadsTo = form.get(LEADS_TO)
  form.delete(LEADS_TO)
  form.delete(SLUG_BEFORE)
  form.delete(PRODUCT_ID)
  const upload = uploadTransport(request.signal)
  try {
    const { slug: address } =
      typeof slug === 'string'
        ? await call(upload, updateProduct, { params: { slug }, body: form })
        : await call(upload, createProduct, { body: form })
    const staff = customerNow()
    if (staff) await deleteDraft(staff.id, id)
    toast({ kind: 'success', text: 'WOHOO' })
    return redirect(typeof leadsTo === 'string' ? leadsTo : href('/products/:slug', { slug: address }))
  } catch (error) {
    // The user left the page during the save, so no error is shown.
    if (request.signal.aborted) return { errors: NO_ERRORS }
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed)) return { errors }
    if (id !== undefined && (error.status === 409 || error.status === 404)) return changedMeanwhile(api, id)
    return { errors: nestedErrors(error.error) }
  }
}

async function changedMeanwhile(api: Api, id: number): Promise<NotSaved> {
  try {
    const theirs = await loadById(api, id)
    return theirs ? { errors: NO_ERRORS, theirs } : { errors: { non_field_errors: [texts.thisProductWasDeletedBy] } }
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}

/** The error for a chosen file that was moved or changed on the disk. */
function unreadable(): NotSaved {
  return { errors: { non_field_errors: [texts.aPictureCannotBeRead] } }
}
