import { href, redirect } from 'react-router'
import { apiFrom } from '../../api.ts'
import type { Route } from './+types/add-to-cart.route'
import { addAll } from './add-all.ts'
import { readAdditions } from './cart-form.ts'

/** Puts variants into the cart or the save-for-later list. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return addAll(apiFrom(context), readAdditions(await request.formData()), request.signal)
}

// No screen stands here.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
