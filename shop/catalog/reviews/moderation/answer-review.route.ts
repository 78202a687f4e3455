import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/reviews/moderation'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { apiFrom } from '../../../core/api.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import type { Route } from './+types/answer-review.route'
import { answerReview } from './moderation.contract.ts'
import { ShopAnswer } from './moderation-forms.contract.ts'

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  const [params, body] = [{ id: String(form.get('id')) }, bodyFrom(ShopAnswer, form)]
  return runAction(apiFrom(context)(answerReview, { params, body }), texts.answerPosted)
}

// This route has no page.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
