import { href, redirect } from 'react-router'
import * as texts from '#texts/catalog/products'
import { CallFailed, call } from '../../../../lib/api-client.ts'
import { type FieldErrors, NO_ERRORS } from '../../../../lib/forms/form-errors.ts'
import { createProduct, updateProduct } from '../../../catalog/products/products.contract.ts'
import { uploadTransport } from '../../../catalog/products/upload.ts'
import type { apiFrom } from '../../../core/api.ts'
import { customerNow } from '../../../core/auth/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { forgetDraft } from '../drafts/kept-draft.ts'
import { type ChangedProduct, loadById } from '../drafts/load-for-update.ts'

/** Why a product was not saved: what is wrong with its fields, or what somebody else made of it meanwhile. */
export interface NotSaved {
  errors: FieldErrors
  theirs?: ChangedProduct
}

/** Where the form says which product it changes. Both are missing for a new one. */
export const SLUG_BEFORE = 'slug_for_update'
export const PRODUCT_ID = 'id_for_update'
/** Where the form says to which address saving leads; the product without it. */
export const LEADS_TO = 'leads_to'

/** Sends the form to the shop and leads to where it says, else to the product as shoppers see it. */
export async function saveProduct(api: ReturnType<typeof apiFrom>, request: Request): Promise<NotSaved | Response> {
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
    if (staff) await forgetDraft(staff.id, id)
    toast({ kind: 'success', text: 'WOHOO' })
    return redirect(typeof leadsTo === 'string' ? leadsTo : href('/products/:slug', { slug: address }))
  } catch (error) {
    // Whoever left while it was sent knows why it failed.
    if (request.signal.aborted) return { errors: NO_ERRORS }
    const errors = toastApiError(error)
    if (!(error instanceof CallFailed)) return { errors }
    if (id !== undefined && (error.status === 409 || error.status === 404)) return changedMeanwhile(api, id)
    return { errors: nestedErrors(error.error) }
  }
}

async function changedMeanwhile(api: ReturnType<typeof apiFrom>, id: number): Promise<NotSaved> {
  try {
    const theirs = await loadById(api, id)
    return theirs ? { errors: NO_ERRORS, theirs } : { errors: { non_field_errors: [texts.thisProductWasDeletedBy] } }
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}

/** A file of this computer that was moved or changed since it was chosen. */
function unreadable(): NotSaved {
  return { errors: { non_field_errors: [texts.aPictureCannotBeRead] } }
}
