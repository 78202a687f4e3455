import * as texts from '#texts/sales/tax/staff'
import type { apiFrom } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { addVatRate, removeVatRate } from '../vat-rates.contract.ts'

/** Adds the rate of a form, or removes it if the form has no percentage. */
export function saveRate(api: ReturnType<typeof apiFrom>, form: FormData): Promise<ActionResult> {
  const { country, vat_class, valid_from, percent } = Object.fromEntries(form) as Record<string, string>
  // The form values; the server validates them.
  const at = { country, vat_class, valid_from } as never
  if (percent === undefined) return runAction(api(removeVatRate, { params: at }), texts.removed)
  return runAction(api(addVatRate, { body: { ...(at as object), percent } as never }), texts.added)
}
