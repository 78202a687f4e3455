import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/gift-cards/staff'
import { CallFailed } from '../../../../lib/api-client.ts'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
import type { Api } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { changeGiftCard, replaceGiftCardCode } from '../gift-cards.contract.ts'

/** Field that marks the form for a new code. */
export const REPLACE = 'replace'

/** Saves the end and the block of a gift card, or replaces its code. */
export async function saveCard(api: Api, request: Request, id: string): Promise<Response | RecordNotSaved | null> {
  const form = await request.formData()
  const version = String(form.get('version'))
  const isReplaced = form.has(REPLACE)
  try {
    if (isReplaced)
      await api(replaceGiftCardCode, { params: { id }, body: { email: String(form.get('email')), version } })
    else {
      const body = { ends_on: String(form.get('ends_on')), is_blocked: form.has('is_blocked'), version }
      await api(changeGiftCard, { params: { id }, body })
    }
  } catch (error) {
    const errors = toastApiError(error)
    return { errors: error instanceof CallFailed ? { ...errors, ...nestedErrors(error.error) } : errors }
  }
  toast({ kind: 'success', text: isReplaced ? texts.codeReplaced : texts.saved })
  return isReplaced ? null : redirect(href('/admin/gift_cards'))
}
