import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { apiFrom } from '../../../core/api.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { eraseCustomer } from '../customers.contract.ts'

/** Deletes a customer's account. @returns the errors; undefined after success */
export async function sendErasure(
  api: ReturnType<typeof apiFrom>,
  id: string,
  form: FormData,
): Promise<{ errors: FieldErrors } | undefined> {
  try {
    await api(eraseCustomer, { params: { id }, body: { email: String(form.get('email')) } })
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  return undefined
}
