import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { texts } from '#texts/catalog/products'
import { MAX_FORM_MB } from '../../../catalog/products/fields/product-limits.contract.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useSubmitGuard } from '../../../ui/forms/submit-guard.ts'
import { formOfDraft } from '../drafts/form-of-draft.ts'
import { type ProductDraft, picturesIn } from '../drafts/product-draft.ts'
import type { Editing } from '../drafts/stored-draft.ts'
import { shrinkPictures } from './pictures/shrink-pictures.ts'
import { LEADS_TO, PRODUCT_ID, SLUG_BEFORE } from './save-product.ts'

const BYTES_IN_MB = 1024 * 1024

/**
 * Submits a draft to the route's action, one at a time. `save(editing, leadsTo)` returns whether it was submitted,
 * after showing why not. @param leadsTo the URL to open after saving; undefined for the product's page
 */
export function useSave() {
  const submit = useSubmit()
  const [isShrinking, setShrinking] = useState(false)
  const isPending = useNavigation().formAction !== undefined || isShrinking
  const mayBeSent = useSubmitGuard()

  function save(editing: Editing, leadsTo: string | undefined): boolean {
    if (!mayBeSent(isPending)) return false
    // The server would abort a too large upload, and the browser could not report why.
    if (isTooLarge(editing.draft)) void shrinkAndSend(editing, leadsTo)
    else send(editing, leadsTo)
    return true
  }

  async function shrinkAndSend({ product, start, draft }: Editing, leadsTo: string | undefined) {
    setShrinking(true)
    const smaller = await shrinkPictures(draft).catch(() => draft)
    setShrinking(false)
    if (!isTooLarge(smaller)) return send({ product, start, draft: smaller }, leadsTo)
    toast({ kind: 'error', text: texts.picturesTooLarge(MAX_FORM_MB), isOfScreen: true })
  }

  function send({ product, draft }: Editing, leadsTo: string | undefined) {
    const form = formOfDraft(draft, product?.version)
    if (leadsTo !== undefined) form.set(LEADS_TO, leadsTo)
    if (product) {
      form.set(SLUG_BEFORE, product.slug)
      form.set(PRODUCT_ID, String(product.id))
    }
    void submit(form, { method: product ? 'patch' : 'post', encType: 'multipart/form-data' })
  }
  return { isPending, save }
}

const isTooLarge = (draft: ProductDraft) =>
  picturesIn(draft).reduce((sum, { chosen }) => sum + (chosen?.file.size ?? 0), 0) > MAX_FORM_MB * BYTES_IN_MB
