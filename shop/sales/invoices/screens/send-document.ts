import { texts } from '#texts/sales/invoices/screens'
import type { Api } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { correctInvoice, issueOrderInvoice } from '../documents.contract.ts'

/** Issues the invoice of an order, or corrects one if the form has its id. */
export function sendDocument(api: Api, order: string, form: FormData): Promise<ActionResult> {
  const { invoice, ...body } = Object.fromEntries(form) as Record<string, string>
  return invoice === undefined
    ? runAction(api(issueOrderInvoice, { params: { id: order } }), texts.issued)
    : runAction(api(correctInvoice, { params: { id: invoice }, body: body as never }), texts.corrected)
}
