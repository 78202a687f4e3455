import { texts } from '#texts/sales/invoices/screens'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { correctInvoice, issueOrderInvoice } from '../documents.contract.ts'

/** The result of issuing or correcting an invoice. */
export interface DocumentAnswer {
  errors?: FieldErrors
  isDone?: true
}

/** Issues the invoice of an order, or corrects one if the form has its id. */
export async function sendDocument(
  api: ReturnType<typeof apiFrom>,
  order: string,
  form: FormData,
): Promise<DocumentAnswer> {
  const { invoice, ...body } = Object.fromEntries(form) as Record<string, string>
  try {
    if (invoice === undefined) await api(issueOrderInvoice, { params: { id: order } })
    else await api(correctInvoice, { params: { id: invoice }, body: body as never })
    toast({ kind: 'success', text: invoice === undefined ? texts.issued : texts.corrected })
    return { isDone: true }
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}
