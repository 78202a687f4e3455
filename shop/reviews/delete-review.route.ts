import { redirect } from 'react-router'
import { apiFrom } from '../api.ts'
import { done } from '../frame/done.ts'
import type { Route } from './+types/delete-review.route'
import { deleteReview } from './moderation.contract.ts'

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  return done(apiFrom(context)(deleteReview, { params: { id: String(form.get('id')) } }), 'Review deleted')
}

// No screen stands here.
export const loader = () => redirect('/')
export const clientLoader = () => redirect('/')
