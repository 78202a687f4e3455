import { href, redirect } from 'react-router'
import { apiFrom } from '../../../core/api.ts'
import type { Route } from './+types/add-to-cart.route'
import { addAll } from './add-all.ts'
import { readAdditions, readLeftOut } from './cart-form.ts'

/** Adds variants to the cart or the save-for-later list. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const form = await request.formData()
  return addAll(apiFrom(context), readAdditions(form), { signal: request.signal, leftOut: readLeftOut(form) })
}

// A direct visit to this address redirects.
export const loader = () => redirect(href('/'))
export const clientLoader = () => redirect(href('/'))
