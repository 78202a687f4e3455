import type { CallFailed } from '../../../../lib/api-client.ts'
import type { Api } from '../../../core/api.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { enterCode, removeCode } from './cart-code.contract.ts'
import type { CodeAnswer } from './code-answer.ts'

/** Enters the code of the form; without one, removes the code of the cart. */
export async function saveCode(api: Api, form: FormData): Promise<CodeAnswer> {
  const code = form.get('code')
  try {
    await (code === null ? api(removeCode, {}) : api(enterCode, { body: { code: String(code) } }))
    return {}
  } catch (error) {
    const { status, error: errors } = error as CallFailed
    if (status === 400 && errors?.code) return { errors: nestedErrors(errors) }
    toastApiError(error)
    return { errors: {} }
  }
}
