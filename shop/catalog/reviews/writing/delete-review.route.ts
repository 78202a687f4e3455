import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/reviews/writing'
import { apiFrom } from '../../../core/api.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { deleteReview } from '../moderation/moderation.contract.ts'
import type { Route } from './+types/delete-review.route'

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  return runAction(apiFrom(context)(deleteReview, { params: { id: String(form.get('id')) } }), texts.reviewDeleted)
}

// This route has no page.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
