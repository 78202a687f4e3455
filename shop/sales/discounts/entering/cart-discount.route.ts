import { href, redirect } from 'react-router'
import type { CallFailed } from '../../../../lib/api-client.ts'
import { apiFrom } from '../../../core/api.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import type { Route } from './+types/cart-discount.route'
import { enterCode, removeCode } from './cart-code.contract.ts'
import type { CodeAnswer } from './code-answer.ts'

/** Enters the code of the form; without one, removes the code of the cart. */
export async function clientAction({ request, context }: Route.ClientActionArgs): Promise<CodeAnswer> {
  const code = (await request.formData()).get('code')
  const api = apiFrom(context)
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

// A direct visit to this address redirects.
export const loader = () => redirect(href('/cart'))
export const clientLoader = () => redirect(href('/cart'))
