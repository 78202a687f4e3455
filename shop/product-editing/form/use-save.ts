import { useNavigation, useSubmit } from 'react-router'
import * as texts from '#texts/product-editing'
import { toast } from '../../feedback/toast.ts'
import { useSubmitGuard } from '../../forms/submit-guard.ts'
import { formOfDraft } from '../drafts/form-of-draft.ts'
import type { Editing } from '../drafts/kept-draft.ts'
import { type ProductDraft, picturesIn } from '../drafts/product-draft.ts'
import { MAX_FORM_MB } from '../fields/product-limits.contract.ts'
import { PRODUCT_ID, SLUG_BEFORE } from './save-product.ts'

const BYTES_IN_MB = 1024 * 1024

/** Sends a draft to the page's action, but not twice: `save` answers whether it was sent, and has told why when not. */
export function useSave(): { isPending: boolean; save: (editing: Editing) => boolean } {
  const submit = useSubmit()
  const isPending = useNavigation().formAction !== undefined
  const mayBeSent = useSubmitGuard()

  function save({ product, draft }: Editing) {
    // The server would cut the upload off in its midst, and the browser could not say why.
    if (bytesOf(draft) > MAX_FORM_MB * BYTES_IN_MB) {
      const text = texts.theNewPicturesTogetherAre(MAX_FORM_MB)
      toast({ kind: 'error', text, isOfScreen: true })
      return false
    }
    if (!mayBeSent(isPending)) return false
    const form = formOfDraft(draft, product?.version)
    if (product) {
      form.set(SLUG_BEFORE, product.slug)
      form.set(PRODUCT_ID, String(product.id))
    }
    void submit(form, { method: product ? 'patch' : 'post', encType: 'multipart/form-data' })
    return true
  }
  return { isPending, save }
}

const bytesOf = (draft: ProductDraft) =>
  picturesIn(draft).reduce((sum, { chosen }) => sum + (chosen?.file.size ?? 0), 0)
