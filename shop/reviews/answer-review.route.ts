import { redirect } from 'react-router'
import { bodyFrom } from '../../lib/form-data.ts'
import { apiFrom } from '../api.ts'
import type { Route } from './+types/answer-review.route'
import { done } from './done.ts'
import { answer, ShopAnswer } from './moderation.contract.ts'

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  const [params, body] = [{ id: String(form.get('id')) }, bodyFrom(ShopAnswer, form)]
  return done(apiFrom(context)(answer, { params, body }), 'Answer posted')
}

// No screen stands here.
export const loader = () => redirect('/')
export const clientLoader = () => redirect('/')
