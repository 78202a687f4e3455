import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/reviews/writing'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { apiFrom } from '../../../core/api.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { changeReview } from '../reviews.contract.ts'
import type { Route } from './+types/update-review.route'
import { ReviewForm } from './review-form.contract.ts'

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  const [params, body] = [{ id: String(form.get('id')) }, bodyFrom(ReviewForm, form)]
  return runAction(apiFrom(context)(changeReview, { params, body }), texts.reviewUpdated)
}

// This route has no page.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
