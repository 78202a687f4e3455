import { href, redirect } from 'react-router'
import { bodyFrom } from '../../../lib/forms/form-data.ts'
import { apiFrom } from '../../core/api.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import type { Route } from './+types/check-company.route'
import type { CheckedAnswer } from './checked-answer.ts'
import { Company, checkCompany } from './company.contract.ts'

/** A direct visit to this address redirects. */
export const loader = () => redirect(href('/checkout'))

/** Checks the company of the form and its VAT number. */
export async function clientAction({ context, request }: Route.ClientActionArgs): Promise<CheckedAnswer> {
  try {
    const body = bodyFrom(Company, await request.formData())
    const { company } = await apiFrom(context)(checkCompany, { body })
    return { company }
  } catch (error) {
    return { errors: toastApiError(error) }
  }
}
