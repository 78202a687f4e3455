import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/reviews/writing'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { apiFrom } from '../../../core/api.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { postReview } from '../reviews.contract.ts'
import type { Route } from './+types/create-review.route'
import { ReviewForm } from './review-form.contract.ts'

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const body = bodyFrom(ReviewForm, await request.formData())
  return runAction(apiFrom(context)(postReview, { body }), texts.reviewPosted)
}

// This route has no page.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
