import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/reviews/moderation'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { apiFrom } from '../../../core/api.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import type { Route } from './+types/report-review.route'
import { reportReview } from './moderation.contract.ts'
import { Reason } from './moderation-forms.contract.ts'

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  const [params, body] = [{ id: String(form.get('id')) }, bodyFrom(Reason, form)]
  return runAction(apiFrom(context)(reportReview, { params, body }), texts.reportReceived)
}

// This route has no page.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
