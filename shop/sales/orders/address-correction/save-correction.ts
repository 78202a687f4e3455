import { texts } from '#texts/sales/orders'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { addressRules } from '../../../core/addresses/address-rules.ts'
import type { Api } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import type { correctAnAddress, correctOwnAddress } from './correct-address.contract.ts'

/** Sends the entered address. @returns the error; undefined if it was saved */
export async function saveCorrection(
  api: Api,
  endpoint: typeof correctOwnAddress | typeof correctAnAddress,
  { id, form }: { id: string; form: FormData },
): Promise<FieldErrors | undefined> {
  // Browsers submit line breaks as CRLF.
  const seen = String(form.get('seen')).replaceAll('\r\n', '\n')
  try {
    await api(endpoint, { params: { id }, body: { ...bodyFrom(await addressRules(), form), seen } })
  } catch (error) {
    return toastApiError(error)
  }
  toast({ kind: 'success', text: texts.addressCorrected })
  return undefined
}
