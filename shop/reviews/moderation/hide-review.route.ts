import { redirect } from 'react-router'
import { bodyFrom } from '../../../lib/form-data.ts'
import { apiFrom } from '../../api.ts'
import { done } from '../../feedback/done.ts'
import type { Route } from './+types/hide-review.route'
import { hide } from './moderation.contract.ts'
import { Reason } from './moderation-forms.contract.ts'

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  const [params, body] = [{ id: String(form.get('id')) }, bodyFrom(Reason, form)]
  return done(apiFrom(context)(hide, { params, body }), 'Review hidden')
}

// No screen stands here.
export const loader = () => redirect('/')
export const clientLoader = () => redirect('/')
