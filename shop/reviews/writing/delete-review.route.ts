import { redirect } from 'react-router'
import { apiFrom } from '../../api.ts'
import { done } from '../../feedback/done.ts'
import { deleteReview } from '../moderation/moderation.contract.ts'
import type { Route } from './+types/delete-review.route'

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  return done(apiFrom(context)(deleteReview, { params: { id: String(form.get('id')) } }), 'Review deleted')
}

// No screen stands here.
export const loader = () => redirect('/')
export const clientLoader = () => redirect('/')
